import { ObservationId } from '@corridor/domain/observation/observation'
import { secret, word } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { Version } from '../counted.ts'
import { Bytes, endpoint } from '../endpoint.ts'
import { fromText } from '../text.ts'
import { ContributionKey, ContributionKind, ContributionText } from './contributions.ts'
import { Observation } from './observation-read.ts'
import { ObservationRecord } from './observation-record.ts'

const Nothing = z.object({})
const link = z.strictObject({ token: secret() })

/** What a record link opened, for as long as its tab is used. */
const RecordByLink = z.object({
  district: z.string(),
  /** The address that the link was mailed to. */
  email: z.string(),
  /** Whether the district lets an educator without an account make one from here. */
  mayMakeAccount: z.boolean(),
  /** The observations that were sent together, as the educator reads them. */
  observation: Observation,
})
export type RecordByLink = z.infer<typeof RecordByLink>

const inSession = ['record-session-over'] as const

/**
 * Records for educators without an account: a mailed link, a code to the same address, and a session of its own for
 * what was sent together. The session’s token travels as any other, in the Authorization header.
 */
export const records = {
  show: endpoint({
    method: 'GET',
    path: '/records/:token',
    summary:
      'Which district a mailed link is of, and nothing else; every link that opens nothing answers alike',
    access: 'guest',
    gate: 'open',
    problems: ['record-link-closed', 'too-many-requests'],
    params: link,
    response: z.object({ district: z.string() }),
  }),
  code: endpoint({
    method: 'POST',
    path: '/records/:token/code',
    summary: 'Mail a code to the address of a link; the answer does not tell whether there is such a link',
    access: 'guest',
    gate: 'open',
    problems: ['too-many-requests'],
    params: link,
    response: z.object({
      /** For how many seconds the code works; `nextIn`: after how many another may be asked for. */
      worksFor: z.int(),
      nextIn: z.int(),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/records/:token/open',
    summary: 'Open what a link is for with its code; the answer has the token of a session',
    access: 'guest',
    gate: 'open',
    problems: ['wrong-record-code', 'record-code-spent', 'too-many-requests'],
    params: link,
    body: z.strictObject({ code: word(/^\d{6}$/, 'Enter the six digits of the code.') }),
    response: z.object({ session: z.string() }),
  }),
  read: endpoint({
    method: 'GET',
    path: '/records/session/record',
    summary: 'What the link was mailed for; reading it is recorded',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'app-is-newer'],
    response: RecordByLink,
  }),
  copy: endpoint({
    method: 'GET',
    path: '/records/session/copies/:observationId/:version',
    summary: 'An earlier copy of what the link was mailed for',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'observation-not-found', 'app-is-newer'],
    params: z.strictObject({ observationId: ObservationId, version: fromText(Version) }),
    response: ObservationRecord,
  }),
  file: endpoint({
    method: 'GET',
    path: '/records/session/files/:fileId',
    summary: 'A photo of what the link was mailed for',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'file-not-found'],
    params: z.strictObject({ fileId: z.uuid() }),
    response: Bytes,
  }),
  paper: endpoint({
    method: 'GET',
    path: '/records/session/record.pdf',
    summary: 'What the link was mailed for as one PDF; each download is recorded',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'observation-not-sent', 'app-is-newer'],
    response: Bytes,
  }),
  acknowledge: endpoint({
    method: 'POST',
    path: '/records/session/acknowledge',
    summary: 'Say that I have read what was sent together, in the version that I have seen',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'observation-not-found', 'observation-not-sent', 'app-is-newer'],
    body: z.strictObject({ observationId: ObservationId, version: Version }),
    response: Observation,
  }),
  contribute: endpoint({
    method: 'PUT',
    path: '/records/session/contributions/:observationId/:kind/:key',
    summary: 'Reply, ask to meet, or answer what is asked of me. Sent twice, written once',
    access: 'guest',
    gate: 'open',
    problems: [
      ...inSession,
      'observation-not-found',
      'observation-not-sent',
      'observation-already-sent',
      'nothing-asked',
      'app-is-newer',
    ],
    params: z.strictObject({ observationId: ObservationId, kind: ContributionKind, key: ContributionKey }),
    body: ContributionText,
    response: Observation,
  }),
  done: endpoint({
    method: 'POST',
    path: '/records/session/self-rating/:observationId/done',
    summary:
      'Say that I have rated my lesson: from now on its observer sees my levels. Said twice, said once',
    access: 'guest',
    gate: 'open',
    problems: [
      ...inSession,
      'observation-not-found',
      'observation-already-sent',
      'nothing-asked',
      'app-is-newer',
    ],
    params: z.strictObject({ observationId: ObservationId }),
    response: Observation,
  }),
  account: endpoint({
    method: 'POST',
    path: '/records/session/account',
    summary:
      'Invite myself to an account of my own, where the district lets me; the answer has the token to accept with',
    access: 'guest',
    gate: 'open',
    problems: [...inSession, 'forbidden', 'too-many-requests'],
    response: z.object({ invitation: z.string() }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/records/session/close',
    summary: 'End the session; closed twice, closed once',
    access: 'guest',
    gate: 'open',
    response: Nothing,
  }),
}
