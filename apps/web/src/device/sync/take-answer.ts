import type { Kept, Trouble } from '../kept.ts'
import type { Author } from '../reconcile.ts'
import type { Store } from '../store.ts'
import type { Answer } from './answer.ts'
import { isAskedAgain, isSentElsewhere } from './ask-again.ts'
import { update } from './put.ts'
import { overtaken, stays } from './take-in.ts'

export type Stop = Extract<Answer['kind'], 'no-answer' | 'later' | 'signed-out' | 'view-only'>

interface Place {
  readonly store: Store
  readonly author: () => Author
  readonly isOpen: (id: string) => boolean
}

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
  'too-many-loose-files',
  'too-many-pixels',
]

/** Whether the trouble is with the text, so that saving it again is pointless until it changes. */
export function isStuck({ trouble }: Kept): boolean {
  return trouble !== null && !lateTroubles.includes(trouble.code)
}

/** Notes it with the observation; answers what keeps it from going on. */
export function takeAnswer(id: string, answer: Answer, place: Place): Stop | undefined {
  if (answer.kind === 'moved') {
    const found = place.store.get(id)
    if (found && isSentElsewhere(found, answer.current, place.isOpen)) void place.store.put(id, undefined)
    else
      update(place.store, id, (kept) =>
        stays(overtaken(kept, answer.current, place.author()), place.author()),
      )
    return undefined
  }
  if (answer.kind === 'refused' || answer.kind === 'view-only') park(id, answer.refusal, place)
  return answer.kind === 'refused' ? undefined : answer.kind
}

function park(id: string, refusal: Refused, { store }: Place) {
  const found = store.get(id)
  if (found && isGone(found, refusal)) return void store.put(id, undefined)
  return update(store, id, (kept) => {
    const isOutdated = kept.inFlight !== null && kept.inFlight.document !== kept.document
    const trouble = isOutdated ? kept.trouble : troubleOf(refusal)
    // It is written on before it is sent again.
    const goal = refusal.code === 'observation-not-ready' ? 'completed' : kept.goal
    // What the server has forgotten is still to go.
    const inFlight = isAskedAgain(kept) ? kept.inFlight : null
    return { ...kept, goal, inFlight, wasRefused: true, trouble }
  })
}

/** Removed elsewhere; or to be removed, and sent from another device: then it is no draft that could go. */
function isGone(kept: Kept, { code }: Refused): boolean {
  return kept.goal === 'removed' || (code === 'observation-not-found' && isAskedAgain(kept))
}

type Refused = Pick<Extract<Answer, { kind: 'refused' }>['refusal'], 'code' | 'message' | 'fields'>

/** What the tool says about its capture is plainer than that something is missing. */
function troubleOf({ code, message, fields }: Refused): Trouble {
  return { code, message: fields?.capture ?? message, at: new Date().toISOString() }
}
