import { MOST_FILES } from '@corridor/domain/files/file-limits'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { NotOurs } from '../../api/wire.ts'
import { isSharing } from '../files/named-in.ts'
import type { Shelf } from '../files/shelf.ts'
import type { Kept } from '../kept.ts'
import { isAsFarAsWanted, isSaved } from '../store/progress.ts'
import type { Author } from '../store/reconcile.ts'
import type { Store } from '../store/store.ts'
import { type Answer, aboutIn, answerOf } from './answer.ts'
import { isAskedAgain, isSentElsewhere } from './ask-again.ts'
import { update, written } from './put.ts'
import { sendingStep } from './sending-step.ts'
import type { Named, SyncServer } from './server.ts'
import { isStuck, type Stop, takeAnswer, takeBack } from './take-answer.ts'
import { acknowledged } from './take-in.ts'

export interface Workplace {
  readonly store: Store
  readonly server: SyncServer
  readonly shelf: Shelf
  readonly author: () => Author
  /** Whether the person has the observation open: then it stays. */
  readonly isOpen: (id: string) => boolean
  /** Called when the server asks to be left in peace for so long. */
  readonly heed?: (retryAfterMs: number) => void
}

// More calls than any honest server needs for one observation and its files.
const MOST_TURNS = 2 * MOST_FILES

/** The parts of an observation’s sync: its text or removal; and the rest, photos and how far it is to go. */
export type Part = 'texts' | 'rest'

/**
 * Takes one observation as far as the observer wants it, call by call; answers why it stopped before. `first` runs
 * before each call, and may stop it, too.
 */
export async function advance(
  id: string,
  place: Workplace,
  part: Part,
  first: () => Promise<Stop | undefined>,
): Promise<Stop | undefined> {
  let areFilesSentAgain = false
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const before = await first()
    if (before) return before
    const kept = place.store.get(id)
    const step = kept && nextStep(kept, place)
    if (!step || (part === 'texts' && !isText(step))) return undefined
    const answer = await step(kept, place).then(() => undefined, answerOf)
    if (!answer) continue
    if (lacksFiles(answer) && !areFilesSentAgain) {
      // The server had these files before it was restored from an older backup.
      areFilesSentAgain = true
      await place.shelf.sendAgain(meantBy(answer, kept, place))
      continue
    }
    const stop = takeAnswerOf(kept, answer, place)
    if (stop) return stop
  }
  return 'later'
}

/** The observation that an answer is about: of several that were sent together it may be another one. */
function meantBy(answer: Answer, kept: Kept, { store }: Workplace): Kept {
  return store.get(aboutIn(answer) ?? kept.id) ?? kept
}

function takeAnswerOf(kept: Kept, answer: Answer, place: Workplace): Stop | undefined {
  const meant = meantBy(answer, kept, place)
  const stop = takeAnswer(meant.id, answer, place)
  if (!stop && meant.id !== kept.id) takeBack(kept.id, answer, place)
  return stop
}

function lacksFiles(answer: Answer): boolean {
  return answer.kind === 'refused' && answer.refusal.code === 'observation-lacks-files'
}

/** Which part of the observation the server lacks. */
export function partOf(kept: Kept, place: Near): Part | undefined {
  const step = nextStep(kept, place)
  return step && (isText(step) ? 'texts' : 'rest')
}

const isText = (step: Step) => step === save || step === remove

type Step = (kept: Kept, place: Workplace) => Promise<void>

type Near = Pick<Workplace, 'store' | 'shelf'>

function nextStep(kept: Kept, place: Near): Step | undefined {
  const { shelf } = place
  if (isStuck(kept)) return undefined
  if (kept.goal === 'removed') return remove
  if (!isSaved(kept)) return save
  if (kept.trouble) return undefined
  if (shelf.unsentOf(kept).length > 0) return upload
  if (kept.isToStay) return stay
  if (isAsFarAsWanted(kept)) return undefined
  return kept.status === 'draft' ? complete : sendingStep(kept, place)
}

const save: Step = async (kept, { store, server, shelf, author, isOpen }) => {
  const { id } = kept
  // A save that was never answered goes first, unchanged: the server knows it again.
  const { baseRevision, document } = kept.inFlight ?? {
    baseRevision: kept.base?.revision ?? 0,
    document: kept.document,
  }
  if (!kept.inFlight) await written(store, id, { ...kept, inFlight: { baseRevision, document } })
  const saved = await server.save(id, baseRevision, document)
  expectAbout(id, saved)
  const now = store.get(id)
  if (now && isSentElsewhere(now, saved, isOpen)) return void store.put(id, undefined)
  // The server had forgotten the observation, and what belongs to it.
  const isForgotten = now && (isAskedAgain(now) || baseRevision > (now.base?.revision ?? 0))
  if (isForgotten && !isSent(saved.status)) await shelf.sendAgain(now)
  update(store, id, (it) => acknowledged(it, document, saved, author()))
}

/** Sends the files one at a time, after the document and before it is finished: sending waits for all of them. */
const upload: Step = async (kept, { store, server, shelf }) => {
  const { id } = kept
  const [fileId = ''] = shelf.unsentOf(kept)
  const file = await shelf.read(fileId)
  if (file) expectAbout(fileId, await server.upload(id, fileId, file.bytes))
  await shelf.markSent(fileId)
  // A new object is written again, and so the other tabs hear of it.
  update(store, id, (now) => ({ ...now }))
}

const complete: Step = async ({ id, base }, { store, server, author }) => {
  if (!base) return
  const saved = await server.complete(id, base.revision)
  expectAbout(id, saved)
  update(store, id, (now) => acknowledged(now, base.document, saved, author()))
}

const stay: Step = async ({ id }, { store, server }) => {
  const saved = await server.keep(id)
  expectAbout(id, saved)
  update(store, id, (now) => ({ ...now, removedAt: null, isToStay: false }))
}

const remove: Step = async (kept, { store, server, shelf }) => {
  const { id, base, inFlight } = kept
  if (base || inFlight) expectAbout(id, await server.remove(id, base?.revision))
  // A photo that another tool picked went with the removed observation, unless the server knew of that already.
  for (const it of store.list()) if (it.id !== id && isSharing(it, kept)) await shelf.sendAgain(it)
  await written(store, id, undefined)
}

/** Throws where an answer is about another observation: a network that wants its own sign-in answers every address. */
function expectAbout(id: string, answer: Named) {
  if (answer.id !== id) throw new NotOurs()
}
