import { fieldWords } from '@corridor/contract/field-words'
import type { FieldMessages } from '@corridor/contract/refusal'
import { closingCodes } from '../closed-to-observer.ts'
import type { Kept, Trouble } from '../kept.ts'
import { goals } from '../snapshot/arrival.ts'
import { isAsFarAsWanted, isSaved } from '../store/progress.ts'
import type { Author } from '../store/reconcile.ts'
import { queuedWith } from '../store/sent-together.ts'
import type { Store } from '../store/store.ts'
import { type Answer, aboutIn, type Removal, saidOf } from './answer.ts'
import { askedAgain, isAskedAgain, isSentElsewhere } from './ask-again.ts'
import { update } from './put.ts'
import { overtaken, settled, stays } from './take-in.ts'

export type Stop = Extract<Answer['kind'], 'no-answer' | 'busy' | 'later' | 'signed-out' | 'view-only'>

interface Place {
  readonly store: Store
  readonly author: () => Author
  readonly isOpen: (id: string) => boolean
  readonly heed?: (retryAfterMs: number) => void
}

// Refusals of finishing and of sending: the text itself is welcome.
const lateTroubles: readonly string[] = [
  'observation-has-moved',
  'observation-has-conflicts',
  'observation-incomplete',
  'visit-is-ahead',
  'observation-not-completed',
  'observation-already-sent',
  'observation-lacks-files',
  'observation-not-ready',
  ...closingCodes,
  'file-not-known',
  'file-not-found',
  'too-many-files',
  'too-many-loose-files',
  'too-many-pixels',
]

// Refusals of a finished observation that lacks something again: it does not go out by itself once that is there.
const unready: readonly string[] = ['observation-incomplete', 'visit-is-ahead']

// Refusals that trying again would repeat: the observation stays as far as it is until the observer wants more of it
// anew.
const givenUp: readonly string[] = ['observation-not-ready', ...closingCodes]

/** Whether the trouble is with the text, so that saving it again is pointless until it changes. */
export function isStuck({ trouble }: Kept): boolean {
  return trouble !== null && !lateTroubles.includes(trouble.code)
}

/** Notes an answer with its observation; answers what keeps it from going on. */
export function takeAnswer(id: string, answer: Answer, place: Place): Stop | undefined {
  if (answer.kind === 'moved') {
    const found = place.store.get(id)
    const isGoing = queuedWith(place.store.list(), id) !== undefined
    if (found && isSentElsewhere(found, answer.current, place.isOpen)) void place.store.put(id, undefined)
    else
      update(place.store, id, (kept) =>
        stays(overtaken(kept, answer.current, place.author(), isGoing), kept.document, place.author()),
      )
    return undefined
  }
  if (answer.kind === 'removed') {
    const found = place.store.get(id)
    if (found && isDoneWith(found)) void place.store.put(id, undefined)
    else update(place.store, id, (kept) => comesBack(kept, answer.removal))
    return undefined
  }
  if (answer.kind === 'busy') place.heed?.(answer.retryAfterMs)
  if (answer.kind === 'refused' || answer.kind === 'view-only') park(id, answer.refusal, place)
  return answer.kind === 'refused' ? undefined : answer.kind
}

function park(id: string, refusal: Refused, { store }: Place) {
  const found = store.get(id)
  if (found && isGone(found, refusal)) return void store.put(id, undefined)
  // An observation that the server had and does not have any more is saved once more, which tells what became of it.
  if (found && refusal.code === 'observation-not-found' && isSaved(found))
    return void store.put(id, askedAgain(found, new Date().toISOString()))
  return update(store, id, (kept) => {
    const isOutdated = kept.inFlight !== null && kept.inFlight.document !== kept.document
    const trouble = isOutdated ? kept.trouble : troubleOf(id, refusal)
    const goal = goalAfter(kept, refusal)
    // An observation that the server has forgotten is still to go.
    const inFlight = isAskedAgain(kept) ? kept.inFlight : null
    return settled({ ...kept, goal, inFlight, trouble })
  })
}

export const NOT_READY = 'observation-not-ready'

/** An observation that was not sent after all; the recipients and message written for the sending are kept. */
export function takenBack(kept: Kept, trouble: Trouble): Kept {
  const { recipients = [], message = '', choices, leftOutParts } = kept.sending ?? {}
  const words = {
    recipients,
    message,
    ...(choices && { choices }),
    ...(leftOutParts && { leftOutParts }),
  }
  return settled({ ...kept, goal: 'completed', sending: null, words, trouble })
}

/** Takes a sending back because another observation in it was refused: the observer mends that one, and sends anew. */
export function takeBack(id: string, answer: Answer, { store }: Place) {
  const about = aboutIn(answer)
  // The server does not know the observation any more, and is told of it once more: then all of it goes.
  const isToldAgain = answer.kind === 'refused' && answer.refusal.code === 'observation-not-found'
  if (!about || isToldAgain) return
  const words =
    answer.kind === 'refused' ? saidOf(about, answer.refusal) : 'A tool was changed on another device.'
  const message = `${words ?? ''} Nothing of this visit was sent.`.trim()
  update(store, id, (kept) => takenBack(kept, { code: NOT_READY, message, at: new Date().toISOString() }))
}

function goalAfter({ goal, status }: Kept, { code }: Refused): Kept['goal'] {
  if (givenUp.includes(code)) return goals[status]
  return status === 'completed' && unready.includes(code) ? 'completed' : goal
}

/** Whether the observation was removed elsewhere; or is to be removed, and was sent from another device. */
function isGone(kept: Kept, { code }: Refused): boolean {
  return kept.goal === 'removed' || (code === 'observation-not-found' && isDoneWith(kept))
}

/** Whether nobody has done anything with the draft here since it was removed elsewhere. */
function isDoneWith(kept: Kept): boolean {
  return kept.goal === 'removed' || (isAskedAgain(kept) && isAsFarAsWanted(kept))
}

/** Saves a removed draft again because somebody has gone on with it here, as a change that grew out of the removal. */
function comesBack(kept: Kept, { revision, removedAt }: Removal): Kept {
  const inFlight = { baseRevision: revision, document: kept.document }
  return { ...kept, inFlight, removedAt, isBackFromHere: true, isToStay: false, trouble: null }
}

type Refused = Pick<Extract<Answer, { kind: 'refused' }>['refusal'], 'code' | 'message' | 'fields'>

function troubleOf(id: string, { code, message, fields }: Refused): Trouble {
  const words = saidOf(id, { fields }) ?? (fields ? namedWords(code, message, fields) : message)
  return { code, message: words, at: new Date().toISOString() }
}

/** The plainest words of a refusal: what the tool says about its capture, or what is not valid. */
function namedWords(code: string, message: string, fields: FieldMessages): string {
  if (fields.capture) return fields.capture
  return code === 'invalid-request' ? `Corridor cannot take this as it is. ${fieldWords(fields)}` : message
}
