import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { Observation } from '@corridor/contract/observations/observation-read'
import type { AnswerContext } from '../../../http/mount.ts'
import { getReadable, getReceived } from '../access/access.ts'
import { refusal } from '../capture/read-document.ts'
import { followConference } from '../conference/follow-conference.ts'
import { describeObservation } from '../record/describe-observation.ts'
import { checkAsked } from './check-asked.ts'
import { deleteContribution, writeContribution } from './contributions.queries.ts'
import { isLetter } from './letters.ts'
import { tellOfAnswer, tellOfSignature } from './tell-of-answer.ts'
import { writeLetter } from './write-letter.ts'

/** Writes a contribution beside the document: by the educator, or by the observer as a response to theirs. */
export async function contribute(
  context: AnswerContext,
  { params, body: { text } }: RequestOf<typeof contract.observations.contribute>,
): Promise<Observation> {
  const { db, actor } = context
  const { observationId, kind, key } = params
  if (text === '' && kind !== 'answer') throw refusal({ text: 'Write something first.' })
  if (isLetter(kind)) await writeLetter(context, { observationId, kind, key, text })
  else await answerIt(context, { observationId, kind, key, text })
  return describeObservation(context, await getReadable(db, actor, observationId))
}

type Said = Parameters<typeof checkAsked>[1] & { readonly observationId: string }

/**
 * Keeps an educator's answer to an ask. A self-rating stays theirs until they say “Done”; an empty answer takes back
 * the one before.
 */
async function answerIt(context: AnswerContext, said: Said): Promise<void> {
  const { db, actor, now, record } = context
  const { observationId, kind, key, text } = said
  const received = await getReceived(db, actor, observationId)
  const checked = checkAsked(received, said)
  const own = { observationId: received.id, userId: actor.userId, kind, key }
  if (text === '') return deleteContribution(db, own)
  const value = kind === 'self-rating' ? { ...checked, isPending: true as const } : checked
  const written = { districtId: actor.districtId, ...own, value, writtenAt: now() }
  if (await writeContribution(db, written)) {
    // Before the educator's “Done” nobody hears that they rate themself.
    if (kind === 'signature') await tellOfSignature(context, received, key)
    else if (kind !== 'self-rating') await tellOfAnswer(context, received)
    await record(kind === 'signature' ? 'observation.sign' : 'observation.answer', {
      kind: 'observation',
      id: received.id,
    })
  }
  if (kind === 'signature') await followConference(context, received)
}
