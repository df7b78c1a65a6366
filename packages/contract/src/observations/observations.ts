import {
  ObservationDocument,
  ObservationId,
  ObservationStatus,
  Purpose,
  SentDocument,
} from '@corridor/domain/observation/observation'
import { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import { filledLines, tidyLines } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Version } from '../counted.ts'
import { Bytes, endpoint } from '../endpoint.ts'
import { notObserving } from '../problem-codes.ts'
import { fromText } from '../text.ts'
import { afterSending } from './after-sending.ts'
import { answering } from './answering.ts'
import { Contribution } from './contributions.ts'
import { ToldDelivery } from './delivery.ts'
import { Observation, Person, Revision } from './observation-read.ts'
import { ObservationRecord } from './observation-record.ts'
import { ObservationCursor, ObservationsAsked, ToolTypeId } from './observations-asked.ts'
import { PlannedSending } from './planned-sending.ts'

/** An observation as its observer's devices keep it. */
export const SavedObservation = z.object({
  id: ObservationId,
  /** Counts the saves: a device names the revision it began from. */
  revision: Revision,
  /** Counts the sendings: a reopened observation becomes the next version. */
  version: z.int(),
  status: ObservationStatus,
  document: ObservationDocument,
  /** Whether the document arrived after sending and is kept beside the copy. */
  isLate: z.boolean(),
  contributions: z.array(Contribution),
  /** When the draft was deleted; it came back because another device had changed it. Gone once it is said to stay. */
  removedAt: z.exactOptional(z.iso.datetime()),
})
export type SavedObservation = z.infer<typeof SavedObservation>

export const ObservationRow = z.object({
  id: ObservationId,
  visitId: z.uuid(),
  toolTypeId: ToolTypeId,
  status: ObservationStatus,
  purpose: Purpose,
  startedAt: z.iso.datetime(),
  /** Whether a wrong clock has dated it in the future: it counts as no visit before its day is corrected. */
  isAhead: z.boolean(),
  sentAt: z.nullable(z.iso.datetime()),
  educator: z.object({ id: EducatorId, name: z.string() }),
  observer: Person,
  school: z.object({ id: SchoolId, name: z.string() }),
  isMine: z.boolean(),
  /** Whether somebody else observed me. */
  isAboutMe: z.boolean(),
  /** Whether the observation was sent and nothing has reached the educator. */
  isOutOfReach: z.boolean(),
  /** How an observation went out; null where it did not, and for the educator. */
  delivery: z.nullable(ToldDelivery),
  /** Whether the observation is not sent yet and asks me something. */
  asksMe: z.boolean(),
  /** For the observer: when a planned sending that waits takes it out; absent: none does. */
  goesOutAt: z.exactOptional(z.iso.datetime()),
})
export type ObservationRow = z.infer<typeof ObservationRow>

/** The sending of one observation. */
export const Sending = z.strictObject({
  /** The sending’s id, made by the device: sent again, it answers what was stored. */
  sendId: z.uuid(),
  /** The revision that the observer has seen. With another one the server refuses. */
  revision: Revision,
  /** Colleagues who get it beside the educator. */
  recipients: z.array(UserId).check(z.maxLength(20, 'Choose at most 20 people.')),
  message: tidyLines(4_000),
})
export type Sending = z.infer<typeof Sending>

/** Why sending is refused. */
export const sendingProblems = [
  'observation-not-found',
  ...notObserving,
  'app-is-newer',
  'observation-has-moved',
  'observation-incomplete',
  'visit-is-ahead',
  'observation-not-completed',
  'observation-already-sent',
  'observation-has-conflicts',
  'observation-lacks-files',
  'observation-not-ready',
] as const

const params = z.strictObject({ observationId: ObservationId })

export const observations = {
  list: endpoint({
    method: 'GET',
    path: '/observations',
    summary: 'The observations I may read, newest first; a search looks at all of them',
    access: 'login',
    query: ObservationsAsked,
    response: z.object({
      items: z.array(ObservationRow),
      next: z.nullable(ObservationCursor),
      previous: z.nullable(ObservationCursor),
      /** The place of the first item among those found, from 1; 0 where there is none. */
      first: z.int(),
      /** How many were found, counted up to `MOST_LISTED`; so is `first`. Of an empty page it is 0. */
      found: z.int(),
    }),
  }),
  schools: endpoint({
    method: 'GET',
    path: '/observations/schools',
    summary: 'The schools by which I may filter the observations I read',
    access: 'login',
    response: z.object({ schools: z.array(z.object({ id: SchoolId, name: z.string() })) }),
  }),
  show: endpoint({
    method: 'GET',
    path: '/observations/:observationId',
    summary: 'One observation as I may read it; reading somebody else’s is recorded',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer'],
    params,
    response: Observation,
  }),
  copy: endpoint({
    method: 'GET',
    path: '/observations/:observationId/copies/:version',
    summary: 'A copy as it was sent, for the educator and who observed',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer'],
    params: z.strictObject({ observationId: ObservationId, version: fromText(Version) }),
    response: ObservationRecord,
  }),
  file: endpoint({
    method: 'GET',
    path: '/observations/:observationId/record.pdf',
    summary:
      'A record as PDF, as it goes out: alone, with `visit` together with what was last sent with it, or as the copy of a version. Each download is recorded',
    access: 'login',
    problems: ['observation-not-found', 'observation-not-sent', 'app-is-newer', 'demo-downloads-nothing'],
    params,
    query: z.strictObject({
      visit: z.exactOptional(z.literal('whole')),
      copy: z.exactOptional(fromText(Version)),
    }),
    response: Bytes,
  }),
  open: endpoint({
    method: 'GET',
    path: '/observations/:observationId/document',
    summary: 'My own observation as my devices keep it',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer'],
    params,
    response: SavedObservation,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/observations/:observationId',
    summary:
      'Save a whole document that grew out of a revision; an unknown id is created. Sent twice, saved once. Deleting counts as a revision: what grew out of that one comes back',
    // Documents of devices are always taken in: for each the server checks who may observe whom.
    access: 'login',
    gate: 'open',
    problems: [
      'observation-not-found',
      'observation-has-moved',
      'observation-was-removed',
      'app-is-newer',
      'may-not-observe',
      'educator-stays',
      'educator-not-found',
      'configuration-not-found',
    ],
    params,
    body: z.strictObject({ baseRevision: Revision, document: SentDocument }),
    response: SavedObservation,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/observations/:observationId',
    summary: 'Delete my draft; with the revision that I have seen, nothing newer is deleted',
    access: 'login',
    problems: ['observation-not-found', 'app-is-newer', 'observation-has-moved', 'observation-already-sent'],
    params,
    query: z.strictObject({ revision: z.exactOptional(fromText(Revision)) }),
    // The id is answered, as for a file.
    response: z.object({ id: ObservationId }),
  }),
  keep: endpoint({
    method: 'POST',
    path: '/observations/:observationId/keep',
    summary: 'My draft came back after it was deleted, and stays. Kept twice, kept once',
    access: 'login',
    problems: ['observation-not-found'],
    params,
    response: SavedObservation,
  }),
  complete: endpoint({
    method: 'POST',
    path: '/observations/:observationId/complete',
    summary: 'Finish my draft: from now on it counts. Finished twice, finished once',
    access: 'login',
    gate: 'full-use',
    problems: [
      'observation-not-found',
      ...notObserving,
      'app-is-newer',
      'observation-has-moved',
      'observation-incomplete',
      'visit-is-ahead',
    ],
    params,
    body: z.strictObject({ revision: Revision }),
    response: SavedObservation,
  }),
  send: endpoint({
    method: 'POST',
    path: '/observations/:observationId/send',
    summary:
      'Send one observation that I completed to the educator and to colleagues: keeps an unchangeable copy, mails a link',
    access: 'login',
    gate: 'full-use',
    problems: sendingProblems,
    params,
    body: Sending,
    response: SavedObservation,
  }),
  readers: endpoint({
    method: 'GET',
    path: '/observations/:observationId/readers',
    summary: 'To whom I may send my observation: the educator, and colleagues who may read it',
    access: 'login',
    problems: ['observation-not-found'],
    params,
    response: z.object({
      educator: z.object({
        name: z.string(),
        email: z.nullable(z.string()),
        hasAccount: z.boolean(),
        /** How a sending reaches the educator: they sign in, a link is mailed that opens with a code, or not at all. */
        way: z.enum(['account', 'link', 'none']),
      }),
      colleagues: z.array(z.object({ id: UserId, name: z.string(), role: z.string() })),
      /** Whether no email leaves, as there is no mail server: it waits for one. Absent: email leaves. */
      isMailOff: z.exactOptional(z.literal(true)),
      /** “Principal”: what stands beside my name on what is sent. Absent: my name alone. */
      observerRole: z.exactOptional(z.string()),
      /** The planned sending of its visit, or one that did not go out. Absent: none. */
      planned: z.exactOptional(PlannedSending),
    }),
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/observations/:observationId/reopen',
    summary: 'Open again what was sent, with a reason; the copy that was sent stays',
    access: 'observation.reopen',
    problems: ['observation-not-found', 'app-is-newer', 'observation-not-sent'],
    params,
    body: z.strictObject({
      reason: filledLines('Say why it is opened again.', 500),
    }),
    response: Observation,
  }),
  ...afterSending,
  ...answering,
}
