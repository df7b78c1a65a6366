import { isSent } from '@corridor/domain/observation/observation-rules'
import { findView } from '@corridor/tools/registry/views'
import { NotOurs } from '../../api/wire.ts'
import type { Shelf } from '../files/shelf.ts'
import type { Kept } from '../kept.ts'
import type { Author } from '../store/reconcile.ts'
import { isReadyToGo, isTakenBack, othersOf } from '../store/sent-together.ts'
import type { Store } from '../store/store.ts'
import { update } from './put.ts'
import type { SyncServer } from './server.ts'
import { NOT_READY, takenBack } from './take-answer.ts'
import { acknowledged } from './take-in.ts'

interface Near {
  readonly store: Store
  readonly shelf: Shelf
}

interface Place extends Near {
  readonly server: SyncServer
  readonly author: () => Author
}

type Step = (kept: Kept, place: Place) => Promise<void>

/** The next step of a sending: it goes when all that go together can. */
export function sendingStep(kept: Kept, { store, shelf }: Near): Step | undefined {
  const others = othersOf(store.list(), kept)
  if (others.some(isTakenBack)) return withdraw
  return others.every((it) => isSent(it.status) || isReadyToGo(it, shelf)) ? send : undefined
}

/**
 * Sends an observation with all that go together with it. The one that keeps the sending is updated last: until then
 * it is sent again.
 */
const send: Step = async (kept, { store, server, author }) => {
  const { id, sending } = kept
  if (!sending) return update(store, id, (now) => ({ ...now, goal: 'completed' }))
  const { sendId, recipients, message, choices, leftOutParts = {} } = sending
  const bases = new Map(
    [...othersOf(store.list(), kept), kept].flatMap((it) => (it.base ? [[it.id, it.base] as const] : [])),
  )
  const observations = [...bases].map(([one, { revision }]) => partOf(one, revision, leftOutParts[one]))
  const words = { sendId, recipients: [...recipients], message, ...choices }
  const answered = await server.send(kept.document.visitId, { ...words, observations })
  const saved = new Map(answered.map((it) => [it.id, it]))
  for (const [one, base] of bases) {
    const its = saved.get(one)
    if (!its) throw new NotOurs()
    update(store, one, (now) => ({ ...acknowledged(now, base.document, its, author()), words: null }))
  }
}

/** A part of the sending; `leftOut` is absent where nothing is left out. */
function partOf(id: string, revision: number, leftOut: readonly string[] = []) {
  return leftOut.length > 0 ? { id, revision, leftOut: [...leftOut] } : { id, revision }
}

/** Takes a sending back because a part of the visit is not to go: its words stay, and the observer chooses anew. */
const withdraw: Step = async (kept, { store, author }) => {
  const other = othersOf(store.list(), kept).find(isTakenBack)
  const title = other && findView(other.document.toolTypeId)?.title
  const message = `${title ?? 'A tool of this visit'} is not finished any more, so nothing of this visit was sent.`
  update(store, kept.id, (now) => takenBack(now, { code: NOT_READY, message, at: author().at }))
}
