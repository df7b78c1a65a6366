import { counted } from '@corridor/domain/words/count-words'
import { holdWords, type PlanHold, planHold } from '../../api/plan-hold.ts'
import { isNetworkInTheWay } from '../../api/wire.ts'
import type { Device, Warning } from '../device.ts'
import type { SyncState } from '../kept.ts'
import { type Row, rowsOf, type Waiting } from './sync-rows.ts'
import { type Pill, type PillFacts, pillFactsOf, pillOf } from './sync-words.ts'
import { unwritableWords } from './unwritable-words.ts'

/** All that the pill and the sync panel tell of a device. */
export interface Facts extends PillFacts {
  readonly isOffline: boolean
  /** Whether somebody else answers instead of the server: a Wi-Fi that wants its own sign-in first. */
  readonly isNetworkInTheWay: boolean
  /** Why the district’s plan keeps finished observations from going on. */
  readonly hold: PlanHold | undefined
  /** How many answers and replies wait for the server. */
  readonly unheard: number
  readonly warnings: readonly Warning[]
  readonly listed: readonly Waiting[]
}

/** What the pill and its panel say, made of the same facts: neither can contradict the other. */
export interface Story {
  readonly pill: Pill
  readonly headline: string
  readonly rows: readonly Row[]
  /** The warnings that the headline has not said already. */
  readonly warnings: readonly Warning[]
  readonly actions: {
    readonly signIn: boolean
    readonly tryNow: boolean
    readonly rescue: boolean
  }
}

export function factsOf(device: Device, id?: string): Facts {
  const unsent = device.unsent()
  // An observation that has arrived may still have a trouble to show.
  const listed = device.isViewOnly ? [] : device.list().filter((it) => it.trouble || unsent.includes(it))
  const setUps = device.snapshot()?.configurations ?? []
  return {
    ...pillFactsOf(device, id),
    isOffline: device.isOffline(),
    isNetworkInTheWay: isNetworkInTheWay(),
    hold: planHold(),
    unheard: device.unheard(),
    warnings: device.warnings(),
    listed: listed.map((kept) => ({
      kept,
      state: device.stateOf(kept.id),
      isUnsent: unsent.includes(kept),
      setUp: setUps.find((it) => it.id === kept.document.configurationId)?.name,
    })),
  }
}

export function storyOf(facts: Facts, now = new Date()): Story {
  const { isViewOnly, isSignedOut, waiting, warnings, listed } = facts
  const pill = pillOf(facts)
  const unsent = listed.filter((it) => it.isUnsent)
  const isStuck = unsent.some(({ state }) => state === 'needs-you' || state === 'on-device')
  // A deletion that waits is not listed, and goes the same way.
  const goes = waiting - unsent.filter(({ kept }) => kept.trouble).length
  const rescue = warnings.includes('set-aside') || (unsent.length > 0 && (isStuck || warnings.length > 0))
  return {
    pill,
    headline: headlineOf(facts, pill.state, rescue),
    rows: isViewOnly ? [] : rowsOf(listed, now),
    warnings: isViewOnly ? [] : warnings.filter((it) => it !== 'unwritable'),
    actions: {
      signIn: !isViewOnly && isSignedOut && waiting > 0,
      tryNow: !isViewOnly && !isSignedOut && goes > 0,
      rescue: !isViewOnly && rescue,
    },
  }
}

function headlineOf(facts: Facts, state: SyncState, mayRescue: boolean): string {
  const { isViewOnly, isSignedOut, isUnwritable, waiting, listed } = facts
  if (isViewOnly) return 'You can look at everything here and try it out. Nothing is saved.'
  if (isUnwritable) return mayRescue ? unwritableWords : onlyUnwritableWords
  const unsent = listed.filter((it) => it.isUnsent).length
  if (isSignedOut && waiting > 0) return `You are signed out. ${signedOutWords(facts, unsent)}`
  // Whether what cannot be read had been saved before, nobody knows.
  const isSetAside = facts.warnings.includes('set-aside')
  if (state === 'saved') return `Everything ${isSetAside ? 'else ' : ''}is saved to your account.`
  const looks = listed.filter((it) => it.state === 'needs-you').length
  if (looks > 0) return lookWords(state, looks)
  if (state === 'needs-you') return 'An answer of yours was not taken. It is safe here; its page says why.'
  return state === 'saving' ? 'On its way. There is nothing to do.' : waitingWords(facts, unsent)
}

function lookWords(state: SyncState, looks: number): string {
  const look = `${counted(looks, 'observation needs', 'observations need')} a look.`
  if (state === 'needs-you') return `Your work is safe here. ${look}`
  return `This observation is ${state === 'saving' ? 'on its way' : 'safe on this device'}. ${look}`
}

function signedOutWords({ unheard }: Facts, unsent: number): string {
  if (unsent > 0)
    return `${counted(unsent, 'observation is', 'observations are')} safe on this device. Sign in to upload.`
  if (unheard > 0) return 'Your answers are safe on this device. Sign in to upload.'
  return 'Sign in, and what you deleted goes from your account, too.'
}

const onlyUnwritableWords =
  'This device cannot save right now. Your observations are saved to your account. Keep this page open for what you are still writing.'

/** The words for work that goes by itself and needs nobody. */
function waitingWords(facts: Facts, unsent: number): string {
  const { isOffline, isNetworkInTheWay: isInTheWay, hold, unheard } = facts
  if (isInTheWay)
    return 'This network answers instead of Corridor. Sign in to the Wi-Fi: your work is safe on this device and uploads by itself.'
  if (unsent === 0 && unheard > 0)
    return isOffline
      ? 'You are offline. Your answers are safe on this device and upload by themselves.'
      : 'Your answers are safe on this device. Corridor tries again by itself.'
  if (unsent === 0)
    return isOffline
      ? 'You are offline. What you deleted goes from your account once you are online.'
      : 'What you deleted is still to go from your account. Corridor tries again by itself.'
  if (hold && !isOffline)
    return `${holdWords[hold]} ${counted(unsent, 'observation is', 'observations are')} safe here and will go on by ${unsent === 1 ? 'itself' : 'themselves'} then.`
  const here = `${counted(unsent, 'observation')} on this device`
  const goes = `Keep going: ${here} will upload by ${unsent === 1 ? 'itself' : 'themselves'}.`
  return isOffline ? `You are offline. ${goes}` : `${here}. Corridor tries again by itself.`
}

interface Here extends Pick<PillFacts, 'isUnwritable' | 'isSignedOut'> {
  readonly states: readonly SyncState[]
}

/** The headline of a list of what is on this device alone. */
export function hereWords({ states, isUnwritable, isSignedOut }: Here): string {
  if (isUnwritable) return unwritableWords
  if (isSignedOut) return 'Safe here. Sign in to upload.'
  const looks = states.filter((it) => it === 'needs-you').length
  if (looks > 0) return `Safe here. ${counted(looks, 'observation needs', 'observations need')} a look.`
  return states.length === 1
    ? 'Safe here. It goes to your account by itself.'
    : 'Safe here. They go to your account by themselves.'
}
