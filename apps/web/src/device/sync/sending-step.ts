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

/** What goes together goes when all of it can. */
export function sendingStep(kept: Kept, { store, shelf }: Near): Step | undefined {
  const others = othersOf(store.list(), kept)
  if (others.some(isTakenBack)) return withdraw
  return others.every((it) => isSent(it.status) || isReadyToGo(it, shelf)) ? send : undefined
}

/** Sends it with all that go together with it. What keeps the sending hears of it last: until then it is sent again. */
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

/** Nothing is said of what is left out where nothing is. */
function partOf(id: string, revision: number, leftOut: readonly string[] = []) {
  return leftOut.length > 0 ? { id, revision, leftOut: [...leftOut] } : { id, revision }
}

/** Nothing of a visit is sent while a part of it is not to go: what was written stays, and somebody chooses anew. */
const withdraw: Step = async (kept, { store, author }) => {
  const other = othersOf(store.list(), kept).find(isTakenBack)
  const title = other && findView(other.document.toolTypeId)?.title
  const message = `${title ?? 'A tool of this visit'} is not finished any more, so nothing of this visit was sent.`
  update(store, kept.id, (now) => takenBack(now, { code: NOT_READY, message, at: author().at }))
}
