import { ChosenDay, Day } from '@corridor/domain/calendar/calendar'
import { EducatorId, SchoolId } from '@corridor/domain/people/ids'
import * as z from 'zod/mini'
import { Bytes, endpoint } from '../endpoint.ts'
import { several } from '../several.ts'
import { fromText } from '../text.ts'
import { EducatorsAsked, MOST_EDUCATORS } from './educators-asked.ts'

// Several educators at a time: the filters of a list, changes of several, and merges of two.

const Ids = z
  .array(EducatorId)
  .check(
    z.minLength(1, 'Choose somebody.'),
    z.maxLength(MOST_EDUCATORS, `Choose at most ${MOST_EDUCATORS} at a time.`),
  )

const Named = z.object({ id: EducatorId, name: z.string() })

/** The result of a change: for whom it was made, and for whom not. */
const ChangeMade = z.object({
  id: z.uuid(),
  done: z.array(Named),
  /** The educators who were left out, each with the reason as a sentence. */
  left: z.array(z.extend(Named, { why: z.string() })),
  /** Whether the change can be taken back. */
  mayUndo: z.boolean(),
})
export type ChangeMade = z.infer<typeof ChangeMade>

const SeveralChange = z.strictObject({
  kind: z.enum(['move', 'activate', 'deactivate', 'confirm', 'drop']),
  ids: Ids,
  /** For a move: the school, and their first day there. */
  to: z.optional(z.strictObject({ schoolId: SchoolId, startsOn: ChosenDay })),
})
export type SeveralChange = z.infer<typeof SeveralChange>

/** One of two educators who may be the same person. */
const Side = z.object({
  id: EducatorId,
  name: z.string(),
  email: z.nullable(z.string()),
  externalId: z.nullable(z.string()),
  grades: z.string(),
  subject: z.string(),
  room: z.string(),
  hiredOn: z.nullable(Day),
  isActive: z.boolean(),
  isProvisional: z.boolean(),
  schools: z.array(z.string()),
  account: z.enum(['none', 'invited', 'account']),
  /** How many observations the reader may know of. */
  observations: z.int(),
  lastVisitOn: z.nullable(Day),
  steps: z.int(),
  conferences: z.int(),
})
export type Side = z.infer<typeof Side>

const likenesses = ['number', 'email', 'same-name', 'like-name'] as const

const Pair = z.object({
  /** Why the two are shown; empty where somebody chose them. */
  alike: z.array(z.enum(likenesses)),
  one: Side,
  other: Side,
})
export type Pair = z.infer<typeof Pair>

/** The fields that may be taken over from the educator who goes. */
export const mergeFields = ['name', 'email', 'externalId', 'grades', 'subject', 'room', 'hiredOn'] as const
export type MergeField = (typeof mergeFields)[number]

const Merging = z.strictObject({
  /** The change’s id, made by the browser: asked again, it answers what was done. */
  changeId: z.uuid(),
  otherId: EducatorId,
  take: z.array(z.enum(mergeFields)).check(z.maxLength(mergeFields.length)),
  /** Where both have an account: whose stays. */
  account: z.optional(z.enum(['kept', 'other'])),
})
export type Merging = z.infer<typeof Merging>

const change = z.strictObject({ changeId: z.uuid() })
const two = z.strictObject({ educatorId: fromText(EducatorId), otherId: fromText(EducatorId) })

export const educatorSets = {
  filters: endpoint({
    method: 'GET',
    path: '/educators/filters',
    summary: 'Grades and subjects of the educators I may see, to narrow the list by',
    access: 'login',
    response: z.object({ grades: z.array(z.string()), subjects: z.array(z.string()) }),
  }),
  ids: endpoint({
    method: 'GET',
    path: '/educators/ids',
    summary: `Everybody on a list, to change them together; at most ${MOST_EDUCATORS}`,
    access: 'educator.manage',
    query: EducatorsAsked,
    response: z.object({ ids: z.array(EducatorId) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/educators/list.csv',
    summary: 'A list of educators as a spreadsheet, or some of it',
    access: 'educator.manage',
    query: z.extend(EducatorsAsked, { only: several(fromText(EducatorId)) }),
    response: Bytes,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/educators/changes/:changeId',
    summary:
      'Move several educators to a school, set them inactive or active again, confirm or drop those added at the door; the id is the browser’s',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: ['school-not-found', 'educator-being-imported'],
    params: change,
    body: SeveralChange,
    response: ChangeMade,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/educators/changes/:changeId/undo',
    summary: 'Take a change of several educators, or a merge, back within 30 days',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: [
      'change-not-found',
      'educator-not-found',
      'merged-since',
      'number-taken-since',
      'educator-being-imported',
    ],
    params: change,
    response: ChangeMade,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/educators/invitations',
    summary: 'Invite several educators by the addresses in their files; who is invited already is left out',
    access: 'user.manage',
    body: z.strictObject({ ids: Ids }),
    response: ChangeMade,
  }),
  duplicates: endpoint({
    method: 'GET',
    path: '/educators/duplicates',
    summary: 'Educators within my reach who may be the same person, and merges that can be taken back',
    access: 'educator.manage',
    response: z.object({
      pairs: z.array(Pair),
      /** How many educators were found in all; `items` holds the first of them. */
      found: z.int(),
      merged: z.array(
        z.object({
          changeId: z.uuid(),
          /** The educator who stayed, by their current name. */
          kept: Named,
          otherName: z.string(),
          by: z.string(),
          on: Day,
        }),
      ),
    }),
  }),
  beside: endpoint({
    method: 'GET',
    path: '/educators/:educatorId/beside/:otherId',
    summary: 'Two educators side by side',
    access: 'educator.manage',
    problems: ['educator-not-found', 'same-educator'],
    params: two,
    response: Pair,
  }),
  tellApart: endpoint({
    method: 'PUT',
    path: '/educators/:educatorId/apart/:otherId',
    summary: 'Remember that two educators are not the same person',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: ['educator-not-found', 'same-educator'],
    params: two,
    response: z.object({}),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/educators/:educatorId/merge',
    summary:
      'Two educators are one: all that was done with the other is this one’s from now on; it can be undone for 30 days',
    access: 'educator.manage',
    impersonation: 'assist',
    problems: [
      'educator-not-found',
      'same-educator',
      'met-at-the-door',
      'two-accounts',
      'educator-being-imported',
    ],
    params: z.strictObject({ educatorId: fromText(EducatorId) }),
    body: Merging,
    response: ChangeMade,
  }),
}
