import { randomUUID } from 'node:crypto'
import { contract } from '@corridor/contract/contract'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import { blankConference, usualConference } from '@corridor/tools/tools/teacher-conference/conference'
import { agreedMark } from '@corridor/tools/tools/teacher-conference/signing'
import type { ConferenceCapture } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import type { product } from '../../../test/harness.ts'
import { ensureConfigurations } from '../configurations/ensure-configurations.ts'
import { type Caller, complete, makePlace, read, save } from './test-place.ts'
import { send } from './test-sending.ts'

const CONFERENCE = 10

export const aStep = (text: string, details: Partial<ConferenceCapture['steps'][number]> = {}) => ({
  id: randomUUID(),
  text,
  owner: 'educator' as const,
  dueOn: '2026-11-05',
  ...details,
})

/** A district where Marisol talks with Omar, who signs in. */
export async function makeConferences(made: Awaited<ReturnType<typeof product>>) {
  const place = await makePlace(made)
  const teacher = await place.as('teacher')
  await place.link(place.omar.id, teacher.id)
  const configurations = await made.database.tenant(place.id, ({ db }) =>
    ensureConfigurations(db, place.id, new Date('2026-08-01T00:00:00Z')),
  )
  const configurationId = configurations.find(({ toolTypeId }) => toolTypeId === CONFERENCE)?.id ?? 0
  const document = (capture: Partial<ConferenceCapture> = {}, details: Partial<ObservationDocument> = {}) =>
    place.document({
      toolTypeId: CONFERENCE,
      configurationId,
      capture: { ...agreed(capture) },
      ...details,
    })
  const finished = async (capture: Partial<ConferenceCapture> = {}, caller: Caller = place.marisol) =>
    read(await complete(caller, read(await save(caller, randomUUID(), document(capture)))))
  return {
    ...place,
    teacher,
    conference: document,
    finished,
    sent: async (capture: Partial<ConferenceCapture> = {}): Promise<SavedObservation> =>
      read(await send(place.marisol, await finished(capture))),
  }
}

/** A conference that is agreed and, unless told otherwise, signed as it stands; nothing is asked ahead. */
export function agreed(details: Partial<ConferenceCapture> = {}): ConferenceCapture {
  const capture = {
    ...blankConference(usualConference()),
    agreements: [{ id: randomUUID(), text: 'We keep the pause.' }],
    prepNotes: 'Only Marisol knows this.',
    ...details,
  }
  const signature = { name: 'Marisol', at: '2026-10-22T15:20:00.000Z', of: agreedMark(capture) }
  return { ...capture, signature: details.signature === null ? null : signature }
}

/** A conference once the leader has shared its agenda. */
export const shared = { sharedAt: '2026-10-22T15:10:00.000Z' }

export function answer(caller: Caller, observationId: string, key: string, text: string, kind = 'answer') {
  return caller.try(contract.observations.contribute, {
    params: { observationId, kind, key },
    body: { text },
  })
}
