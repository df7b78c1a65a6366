import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import type { ObservationRecord } from '@corridor/contract/observations/observation-record'
import { Problem } from '@corridor/contract/problems'
import { showSentFile } from '../files/show-sent-file.ts'
import { acknowledgeObservation } from '../observations/answer/acknowledge-observation.ts'
import { contribute } from '../observations/answer/contribute.ts'
import { finishRating } from '../observations/answer/finish-rating.ts'
import { showCopy } from '../observations/record/show-copy.ts'
import { type RecordContext, shownIn } from './record-session.ts'
import { withinLink } from './show-record.ts'

type Records = typeof contract.records

// An educator does by a mailed link what they would do signed in, for what the link shows and nothing else.

export async function acknowledgeRecord(
  context: RecordContext,
  { body: { observationId, version } }: RequestOf<Records['acknowledge']>,
): Promise<Observation> {
  shownIn(context, observationId)
  const request = { params: { observationId }, body: { version } }
  return withinLink(context, await acknowledgeObservation(context, request))
}

export async function contributeToRecord(
  context: RecordContext,
  request: RequestOf<Records['contribute']>,
): Promise<Observation> {
  shownIn(context, request.params.observationId)
  return withinLink(context, await contribute(context, request))
}

export async function finishRatingOfRecord(
  context: RecordContext,
  request: RequestOf<Records['done']>,
): Promise<Observation> {
  shownIn(context, request.params.observationId)
  return withinLink(context, await finishRating(context, request))
}

/** A copy that was sent before, up to the one that the link was mailed with. */
export async function showRecordCopy(
  context: RecordContext,
  request: RequestOf<Records['copy']>,
): Promise<ObservationRecord> {
  const { version } = shownIn(context, request.params.observationId)
  if (request.params.version > version) throw new Problem('observation-not-found')
  return showCopy(context, request)
}

export function showRecordFile(
  { db, actor, link, shown }: RecordContext,
  { params }: RequestOf<Records['file']>,
) {
  const among = shown.map(({ id }) => id)
  return showSentFile(db, { actor, me: link.educatorId, among }, params.fileId)
}
