import { ObservationId, Purpose } from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import { standings } from '@corridor/tools/tools/teacher-conference/standings'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'
import { Person } from './observation-read.ts'
import { ObservationCursor } from './observations-asked.ts'

/** When and where both meet. */
const Meeting = z.object({
  startsAt: z.iso.datetime(),
  minutes: z.int(),
  /** Where they meet; empty: nobody named a place. */
  place: z.string(),
  /** Whether the meeting is in both calendars; false: the observer has told nobody yet. */
  isInvited: z.boolean(),
})

export const ConferenceRow = z.object({
  id: ObservationId,
  purpose: Purpose,
  /** The meeting; null: no day and time are planned. */
  meeting: z.nullable(Meeting),
  /** When the conference was begun, or the talk. */
  startedAt: z.iso.datetime(),
  standing: z.enum(standings),
  educator: z.object({ id: EducatorId, name: z.string() }),
  observer: Person,
  school: z.object({ id: SchoolId, name: z.string() }),
  /** Whether the conference is not sent yet: its observer goes on with it. */
  isUnsent: z.boolean(),
  isMine: z.boolean(),
  isAboutMe: z.boolean(),
  /** Whether the reader may open it; false for somebody who was invited while there is nothing to read yet. */
  mayOpen: z.boolean(),
  /** For the observer: how the educator hears of it; null for others. */
  reach: z.nullable(z.enum(['account', 'address', 'none'])),
})
export type ConferenceRow = z.infer<typeof ConferenceRow>

export const ConferencesAsked = z.strictObject({
  standing: z.optional(z.enum(standings)),
  school: z.optional(fromText(SchoolId)),
  educator: z.optional(fromText(EducatorId)),
  after: z.optional(ObservationCursor),
  /** How many conferences at most; 25 by default. */
  limit: z.optional(fromText(z.int().check(z.minimum(1), z.maximum(100)))),
})
export type ConferencesAsked = z.infer<typeof ConferencesAsked>

export const conferences = {
  list: endpoint({
    method: 'GET',
    path: '/conferences',
    summary: 'Conferences I may know of: those to come, then all others',
    access: 'login',
    query: ConferencesAsked,
    response: z.object({
      upcoming: z.array(ConferenceRow),
      items: z.array(ConferenceRow),
      next: z.nullable(ObservationCursor),
    }),
  }),
  calendar: endpoint({
    method: 'GET',
    path: '/conferences/:observationId/calendar',
    summary: 'The calendar file of a conference of mine, or with me',
    access: 'login',
    problems: ['observation-not-found', 'conference-not-planned'],
    params: z.strictObject({ observationId: ObservationId }),
    response: Bytes,
  }),
}
