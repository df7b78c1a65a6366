import { Instant } from '@corridor/domain/clock/instant'
import { EducatorId } from '@corridor/domain/people/ids'
import { word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'
import { OpenedVisits, Report } from './report.ts'
import { OpenedAsked, ReportAsked } from './report-asked.ts'

const ConfigurationId = z.int().check(z.positive())
const query = ReportAsked
const count = z.int().check(z.nonnegative())

/** The kinds of report that a file is made of; the id where it is about an educator or a set. */
export const reportKinds = ['school-overview', 'educator', 'look-for', 'rubric'] as const
export type ReportKind = (typeof reportKinds)[number]

export const reports = {
  schoolOverview: endpoint({
    method: 'GET',
    path: '/reports/school-overview',
    summary: 'Visits, follow-through and what the tools counted, of one school, several or all',
    access: 'login',
    problems: ['span-not-valid'],
    query,
    response: Report,
  }),
  educator: endpoint({
    method: 'GET',
    path: '/reports/educators/:educatorId',
    summary: 'What was recorded with one educator, as far as I may read it',
    access: 'login',
    problems: ['span-not-valid', 'educator-not-found'],
    params: z.strictObject({ educatorId: fromText(EducatorId) }),
    query,
    response: Report,
  }),
  lookFor: endpoint({
    method: 'GET',
    path: '/reports/look-fors/:configurationId',
    summary: 'How often each look-for of a set was observed',
    access: 'login',
    problems: ['span-not-valid', 'configuration-not-found'],
    params: z.strictObject({ configurationId: fromText(ConfigurationId) }),
    query,
    response: Report,
  }),
  rubric: endpoint({
    method: 'GET',
    path: '/reports/rubrics/:configurationId',
    summary: 'Which levels of a rubric were recorded, indicator by indicator',
    access: 'login',
    problems: ['span-not-valid', 'configuration-not-found'],
    params: z.strictObject({ configurationId: fromText(ConfigurationId) }),
    query,
    response: Report,
  }),
  sets: endpoint({
    method: 'GET',
    path: '/reports/sets',
    summary: 'The look-for sets or rubrics that visits I may count were made with',
    access: 'login',
    query: z.strictObject({ kind: z.enum(['look-for', 'rubric']) }),
    response: z.object({
      items: z.array(
        z.object({
          id: ConfigurationId,
          name: z.string(),
          /** Whether nobody starts with the set any more. */
          isRetired: z.boolean(),
          /** How many visits this school year; null for a reader of sums, who is not told of all of them. */
          visits: z.nullable(count),
        }),
      ),
    }),
  }),
  visits: endpoint({
    method: 'GET',
    path: '/reports/visits',
    summary: 'The visits behind a figure, newest first, as far as I may read them',
    access: 'login',
    problems: ['span-not-valid'],
    query: z.extend(OpenedAsked, {
      after: z.optional(word(/^[\w-]{1,200}$/, 'Start again from the first page.')),
    }),
    response: OpenedVisits,
  }),
  newer: endpoint({
    method: 'GET',
    path: '/reports/newer',
    summary: 'How many visits were finished or changed since a report was counted',
    access: 'login',
    problems: ['span-not-valid'],
    query: z.extend(ReportAsked, { since: Instant }),
    response: z.object({ visits: count }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/reports/file',
    summary: 'A report as PDF or XLSX',
    access: 'login',
    problems: ['span-not-valid', 'educator-not-found', 'configuration-not-found', 'demo-downloads-nothing'],
    query: z.extend(ReportAsked, {
      report: z.enum(reportKinds),
      of: z.optional(fromText(z.int().check(z.positive()))),
      format: z.enum(['pdf', 'xlsx']),
    }),
    response: Bytes,
  }),
}
