import { Day } from '@corridor/domain/calendar/calendar'
import { ObservationStatus } from '@corridor/domain/observation/observation'
import { EducatorId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Search } from '../text.ts'

const FoundEducator = z.object({
  id: EducatorId,
  name: z.string(),
  grades: z.string(),
  subject: z.string(),
  room: z.string(),
  /** The schools where they teach today, by name. */
  schools: z.array(z.string()),
  mayObserve: z.boolean(),
})
export type FoundEducator = z.infer<typeof FoundEducator>

const FoundObservation = z.object({
  id: z.uuid(),
  toolTypeId: z.int(),
  status: ObservationStatus,
  startedAt: z.iso.datetime(),
  educator: z.string(),
  observer: z.string(),
  isMine: z.boolean(),
  /** Whether the reader is the educator whom somebody else observed. */
  isAboutMe: z.boolean(),
})
export type FoundObservation = z.infer<typeof FoundObservation>

const FoundSet = z.object({
  id: z.int(),
  toolTypeId: z.int(),
  name: z.string(),
  /** The school that the set belongs to; null: the district. */
  school: z.nullable(z.string()),
  status: z.enum(['draft', 'published', 'retired']),
})

/** The filters with which the list of observations shows them all. */
const ObservationsMeant = z.object({
  search: z.optional(z.string()),
  tool: z.optional(z.int()),
  from: z.optional(Day),
  to: z.optional(Day),
})

/** The first results of a kind, and whether there are more. */
const first = <Found extends z.ZodMiniType>(found: Found) =>
  z.object({ items: z.array(found), isMore: z.boolean() })

const Found = z.object({
  educators: first(FoundEducator),
  observations: z.extend(first(FoundObservation), { meant: ObservationsMeant }),
  sets: first(FoundSet),
})
export type Found = z.infer<typeof Found>

export const search = {
  find: endpoint({
    method: 'GET',
    path: '/search',
    summary: 'The first educators, observations and sets that I may see and whose words begin like these',
    access: 'login',
    query: z.strictObject({ search: Search }),
    response: Found,
  }),
}
