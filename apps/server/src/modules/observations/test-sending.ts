import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { Observation } from '@corridor/contract/observations/observation-read'
import type { SavedObservation, Sending } from '@corridor/contract/observations/observations'
import type { VisitSending } from '@corridor/contract/observations/visits'
import type { Reply } from '../../../test/harness.ts'
import type { Caller } from './test-place.ts'

const { acknowledge, contribute, copy, reopen, send: sendIt, show } = contract.observations

type Saved = Pick<SavedObservation, 'id' | 'revision'>

/** What a device sends to send an observation, each time with another id. */
export function sending(revision: number, details: Partial<Sending> = {}): Sending {
  return { sendId: randomUUID(), revision, recipients: [], message: '', ...details }
}

export function send(caller: Caller, { id, revision }: Saved, details: Partial<Sending> = {}) {
  return caller.call(sendIt, { params: { observationId: id }, body: sending(revision, details) })
}

/** Sends observations of a visit together: of the first one's visit, unless told otherwise. */
export function sendAll(
  caller: Caller,
  all: readonly SavedObservation[],
  details: Partial<VisitSending & { visitId: string }> = {},
) {
  const { visitId = all[0]?.document.visitId ?? randomUUID(), ...rest } = details
  const observations = all.map(({ id, revision }) => ({ id, revision }))
  const body = { sendId: randomUUID(), recipients: [], message: '', observations, ...rest }
  return caller.call(contract.visits.send, { params: { visitId }, body })
}

export async function shown(caller: Caller, observationId: string): Promise<Observation> {
  return seen(await caller.call(show, { params: { observationId } }))
}

export function seen({ status, body }: Reply): Observation {
  if (status !== 200) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`)
  return show.response.parse(body)
}

/** Requests about an observation that was sent. */
export const received = {
  copy: (caller: Caller, observationId: string, version: number) =>
    caller.call(copy, { params: { observationId, version } }),
  acknowledge: (caller: Caller, observationId: string, version: number) =>
    caller.call(acknowledge, { params: { observationId }, body: { version } }),
  reopen: (caller: Caller, observationId: string, reason = 'A sweep is missing.') =>
    caller.call(reopen, { params: { observationId }, body: { reason } }),
  reply: (caller: Caller, observationId: string, text: string, key: string = randomUUID()) =>
    caller.call(contribute, { params: { observationId, kind: 'reply', key }, body: { text } }),
}
