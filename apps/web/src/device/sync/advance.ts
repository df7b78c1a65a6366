import type { Shelf } from '../files/shelf.ts'
import type { Kept, Trouble } from '../kept.ts'
import { isAsFarAsWanted, isSaved } from '../progress.ts'
import type { Author } from '../reconcile.ts'
import type { Store } from '../store.ts'
import { type Answer, answerOf } from './answer.ts'
import type { SyncServer } from './server.ts'
import { acknowledged, overtaken, settled } from './take-in.ts'

export interface Workplace {
  readonly store: Store
  readonly server: SyncServer
  readonly shelf: Shelf
  readonly author: () => Author
}

type Stop = Extract<Answer['kind'], 'no-answer' | 'later' | 'signed-out' | 'view-only'>

// More than any honest server needs for one observation and its files.
const MOST_TURNS = 60

// Of finishing and of sending: the text itself is welcome.
const lateTroubles: readonly string[] = [
  'observation-has-moved',
  'observation-has-conflicts',
  'observation-incomplete',
  'observation-not-completed',
  'observation-already-sent',
  'observation-lacks-files',
  'observation-not-ready',
  'file-not-known',
  'file-not-found',
  'too-many-files',
]

/** Whether the trouble is with the text, so that saving it again is pointless until it changes. */
function isStuck({ trouble }: Kept): boolean {
  return trouble !== null && !lateTroubles.includes(trouble.code)
}

/** Takes one observation as far as the observer wants it, call by call; answers why it stopped before. */
export async function advance(id: string, place: Workplace): Promise<Stop | undefined> {
  for (let turns = 0; turns < MOST_TURNS; turns++) {
    const kept = place.store.get(id)
    if (!kept || isStuck(kept)) return undefined
    const step = nextStep(kept, place.shelf)
    if (!step) return undefined
    const stop = await step(kept, place).then(
      () => undefined,
      (error: unknown) => takeAnswer(id, answerOf(error), place, step === send),
    )
    if (stop) return stop
  }
  return 'later'
}

/** Notes it with the observation; answers what keeps it from going on. */
function takeAnswer(id: string, answer: Answer, place: Workplace, wasSending: boolean): Stop | undefined {
  if (answer.kind === 'moved') {
    notePassed(id, answer, place, wasSending)
    return undefined
  }
  if (answer.kind === 'refused' || answer.kind === 'view-only') park(id, answer.refusal, place)
  return answer.kind === 'refused' ? undefined : answer.kind
}

type Step = (kept: Kept, place: Workplace) => Promise<void>

function nextStep(kept: Kept, shelf: Shelf): Step | undefined {
  if (kept.goal === 'removed') return remove
  if (!isSaved(kept)) return save
  if (kept.trouble) return undefined
  if (shelf.unsentOf(kept.id).length > 0) return upload
  if (isAsFarAsWanted(kept)) return undefined
  return kept.status === 'draft' ? complete : send
}

const save: Step = async (kept, { store, server, author }) => {
  // What was sent before and never answered goes first, as it was: the server knows it again.
  const { baseRevision, document } = kept.inFlight ?? {
    baseRevision: kept.base?.revision ?? 0,
    document: kept.document,
  }
  if (!kept.inFlight) await onDisc(store, { ...kept, inFlight: { baseRevision, document } })
  const saved = await server.save(kept.id, baseRevision, document)
  update(store, kept.id, (now) => acknowledged(now, document, saved, author()))
}

/** One at a time, after the document and before it is finished: sending waits for all of them. */
const upload: Step = async ({ id }, { store, server, shelf }) => {
  const [fileId = ''] = shelf.unsentOf(id)
  const file = await shelf.read(fileId)
  if (file) await server.upload(id, fileId, file.bytes)
  await shelf.markSent(fileId)
  // So that other tabs hear of it.
  update(store, id, (now) => ({ ...now }))
}

const complete: Step = async ({ id, base }, { store, server, author }) => {
  if (!base) return
  const saved = await server.complete(id, base.revision)
  update(store, id, (now) => acknowledged(now, base.document, saved, author()))
}

const send: Step = async ({ id, base, sending }, { store, server, author }) => {
  if (!base || !sending) return update(store, id, (now) => ({ ...now, goal: 'completed' }))
  const saved = await server.send(id, { ...sending, revision: base.revision })
  update(store, id, (now) => acknowledged(now, base.document, saved, author()))
}

const remove: Step = async ({ id, base, inFlight }, { store, server }) => {
  if (base || inFlight) await server.remove(id)
  await written(store, id, undefined)
}

/** The observer sends what they have seen; what another device added has to be looked at first. */
function notePassed(
  id: string,
  { refusal, current }: Extract<Answer, { kind: 'moved' }>,
  { store, author }: Workplace,
  wasSending: boolean,
) {
  update(store, id, (kept) => {
    const next = overtaken(kept, current, author())
    const isNew = wasSending || next.document !== kept.document
    if (kept.goal !== 'sent' || !isNew) return next
    return settled({ ...next, goal: 'completed', trouble: troubleOf(refusal) })
  })
}

function park(id: string, refusal: Refused, { store }: Workplace) {
  // Gone already, or sent from another device: then it is no draft that could go.
  if (store.get(id)?.goal === 'removed') return void store.put(id, undefined)
  return update(store, id, (kept) => {
    const isOutdated = kept.inFlight !== null && kept.inFlight.document !== kept.document
    const trouble = isOutdated ? kept.trouble : troubleOf(refusal)
    // It is written on before it is sent again.
    const goal = refusal.code === 'observation-not-ready' ? 'completed' : kept.goal
    return { ...kept, goal, inFlight: null, wasRefused: true, trouble }
  })
}

type Refused = Pick<Extract<Answer, { kind: 'refused' }>['refusal'], 'code' | 'message' | 'fields'>

/** What the tool says about its capture is plainer than that something is missing. */
function troubleOf({ code, message, fields }: Refused): Trouble {
  return { code, message: fields?.capture ?? message, at: new Date().toISOString() }
}

function update(store: Store, id: string, next: (kept: Kept) => Kept) {
  const kept = store.get(id)
  if (kept) void store.put(id, next(kept))
}

async function onDisc(store: Store, kept: Kept) {
  await written(store, kept.id, kept)
}

/** On a disc that refuses it goes on from memory: the server is the better place then. */
function written(store: Store, id: string, kept: Kept | undefined): Promise<void> {
  const isWritten = store.put(id, kept)
  const refuses = new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!store.errorOf(id)) return
      stop()
      resolve()
    })
    void isWritten.then(stop)
  })
  return Promise.race([isWritten, refuses])
}
