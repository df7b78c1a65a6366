import { Problem } from '@corridor/contract/problems'
import { isOwn, wasSent } from '@corridor/domain/observation/observation-rules'
import type { LetterKind } from '@corridor/tools/definition/tool'
import * as z from 'zod/mini'
import type { AnswerContext } from '../../../http/mount.ts'
import { notify } from '../../notices/notify.ts'
import { nameOf } from '../../people/name-of.ts'
import { getReadableForUpdate, type ReadableObservation } from '../access/access.ts'
import { refusal } from '../capture/read-document.ts'
import { getAddressee } from '../reach/readers.queries.ts'
import { everSentWith } from '../record/copies.queries.ts'
import { tellOfLetter } from '../send/observation-mails.ts'
import { tellByLink } from '../send/tell-by-link.ts'
import { contributedToAny, writeContribution } from './contributions.queries.ts'
import { isLetter } from './letters.ts'

/** How many letters one person may write to all that was sent together: each mails the other one. */
const MOST_LETTERS = 30

interface Letter {
  readonly observationId: string
  readonly kind: LetterKind
  readonly key: string
  readonly text: string
}

/** Writes a letter: the educator replies or asks to meet, the observer responds. The other one hears of each once. */
export async function writeLetter(context: AnswerContext, letter: Letter): Promise<void> {
  const { db, actor, now, record } = context
  const { observationId, kind, key, text } = letter
  const readable = await getReadableForUpdate(db, actor, observationId)
  const together = await contributedToAny(db, [readable.id, ...(await everSentWith(db, readable.id))])
  const isAllowed =
    kind === 'response' ? mayRespond(actor, readable, together) : readable.educatorId === readable.me
  if (!isAllowed) throw new Problem('forbidden')
  checkLetter(context, readable, letter, together)
  const by = { districtId: actor.districtId, userId: actor.userId }
  const what = { observationId: readable.id, kind, key, value: { text }, writtenAt: now() }
  if (!(await writeContribution(db, { ...by, ...what }))) return
  await tellTheOther(context, readable, letter)
  await record(kind === 'meet' ? 'observation.meet' : 'observation.reply', {
    kind: 'observation',
    id: readable.id,
  })
}

/** What somebody contributed to an observation, or to one that was sent together with it. */
type Contributed = Pick<ReadableObservation['contributed'][number], 'kind' | 'userId'>

/** Whether the actor may respond: the observer, to what the educator wrote, and not before they wrote anything. */
export function mayRespond(
  actor: AnswerContext['actor'],
  readable: ReadableObservation,
  together: readonly Contributed[],
): boolean {
  const hasWritten = together.some(({ kind }) => isLetter(kind) && kind !== 'response')
  return isOwn(actor, readable) && hasWritten && readable.educatorId !== readable.me
}

function checkLetter(
  { actor }: AnswerContext,
  readable: ReadableObservation,
  { kind, key }: Letter,
  together: readonly Contributed[],
): void {
  if (!z.uuid().safeParse(key).success) throw refusal({ key: 'Reload the page.' })
  if (!wasSent(readable)) throw new Problem('observation-not-sent')
  const isMine = (it: Contributed) => isLetter(it.kind) && it.userId === actor.userId
  const isThere = readable.contributed.some((it) => isMine(it) && it.kind === kind && it.key === key)
  if (isThere || together.filter(isMine).length < MOST_LETTERS) return
  throw refusal({ text: `There are ${MOST_LETTERS} replies already. Talk about it in person.` })
}

async function tellTheOther(context: AnswerContext, readable: ReadableObservation, { kind, key }: Letter) {
  const { db, actor, config, now } = context
  const { id, toolTypeId, observerId, educatorId, educator, school } = readable
  const isResponse = kind === 'response'
  const addressee = isResponse ? await getAddressee(db, educatorId) : { userId: observerId, linkEmail: null }
  const by = isResponse ? await nameOf(db, actor.userId) : educator.name
  if (addressee.linkEmail !== null)
    await tellByLink(context, readable, addressee.linkEmail, { by, kind: 'response' })
  if (addressee.userId === null) return
  const told = { id, toolTypeId, by, school: school.name, now: now() }
  const mail = tellOfLetter(told, kind, config)
  const notice = { kind, key: `letter ${key}`, by, observation: { id, toolTypeId }, mail }
  await notify(context, [{ to: addressee.userId, ...notice }])
}
