import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/report'
import type { ReportAsked } from '@corridor/contract/report-asked'
import { EducatorId } from '@corridor/domain/ids'
import { describe, expect, test } from 'vitest'
import { unlikeTable } from '../drawn.ts'
import { randomFilters } from '../filters.ts'
import { saidIn } from '../said.ts'
import { sampleReaders } from '../sample-readers.ts'
import { recountEducator } from './one-educator.ts'
import { storyOf } from './story.ts'

const { raw, people, now, today } = await sampleReaders()
/** Every so many of all, and those who sign in. */
const everyOne = (stride: number) =>
  raw.educators.filter((it) => it.id % stride === 0 || it.user_id !== null).map(({ id }) => id)
const lastYear = { from: '2025-08-18', to: '2026-05-22' }
const asked = [
  { query: {}, educators: everyOne(16) },
  { query: lastYear, educators: everyOne(16) },
  ...randomFilters(raw, today).map((query) => ({ query, educators: everyOne(64) })),
]
const seen = new Set<string>()

describe.each(people)('$email', (person) => {
  test.each(asked)(
    'reads of educators what a recount finds too: $query',
    async ({ query, educators }) => {
      for (const educatorId of educators) {
        const { status, body } = await person.try(contract.reports.educator, {
          params: { educatorId },
          query,
        })
        const narrow: ReportAsked = { ...query, educators: [EducatorId.parse(educatorId)] }
        const question = { raw, reader: person.reader, asked: narrow, now, today }
        if (status === 404) {
          const { rows, talks } = storyOf(question, educatorId)
          expect([...rows, ...talks]).toEqual([])
        } else {
          const report = Report.parse(body)
          expect(saidIn(report)).toEqual(recountEducator(question, educatorId))
          const charts = report.cards.flatMap(({ blocks }) => blocks.filter((it) => it.kind === 'chart'))
          expect(charts.flatMap(unlikeTable)).toEqual([])
          for (const { key } of report.cards) seen.add(key.replace(/-\d+$/, ''))
        }
      }
    },
    60_000,
  )
})

test('every card was recounted with something in it', () => {
  expect([...seen].toSorted()).toEqual([
    ...['advanced-task', 'conferences', 'focuses', 'glance', 'high-level-questions', 'instruction'],
    ...['look-fors', 'on-task', 'questions', 'replies', 'rubric', 'standards', 'steps', 'time', 'timeline'],
  ])
})
