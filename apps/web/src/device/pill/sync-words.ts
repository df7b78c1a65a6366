import type { Device, Warning } from '../device.ts'
import type { SyncState } from '../kept.ts'

/** The facts that the pill’s and the panel’s words are made of. */
export interface PillFacts {
  readonly isViewOnly: boolean
  readonly isSignedOut: boolean
  /** Whether the disc refuses something. */
  readonly isUnwritable: boolean
  /** The state of the observation that the page is about; absent on pages about none. */
  readonly own?: SyncState | undefined
  /** The state of everything on this device. */
  readonly all: SyncState
  /** How many observations the server does not have in full. */
  readonly waiting: number
}

export interface Pill {
  readonly state: SyncState
  readonly words: string
}

export function pillFactsOf(device: Device, id: string | undefined): PillFacts {
  return {
    isViewOnly: device.isViewOnly,
    isSignedOut: device.isSignedOut(),
    isUnwritable: device.warnings().includes('unwritable'),
    own: id === undefined ? undefined : device.stateOf(id),
    all: device.stateOf(),
    waiting: device.waiting(),
  }
}

/** The pill’s state and words; a color never stands alone. “Saved” is said of everything, or not at all. */
export function pillOf({ isViewOnly, isSignedOut, isUnwritable, own, all, waiting }: PillFacts): Pill {
  if (isViewOnly) return { state: 'saved', words: 'View only' }
  const isAsking = isUnwritable || (isSignedOut && waiting > 0)
  const state = isAsking ? 'needs-you' : own === undefined || own === 'saved' ? all : own
  return { state, words: wordsOf(state, waiting) }
}

function wordsOf(state: SyncState, waiting: number): string {
  if (state === 'saved') return 'Saved'
  if (state === 'saving') return 'Saving'
  return state === 'on-device' ? `On device · ${waiting}` : 'Needs you'
}

/**
 * Whether the pill points out a warning: advice that is never over on some devices is shown only while something
 * waits.
 */
export function pointsOut(warnings: readonly Warning[], state: SyncState): boolean {
  const isWaiting = state === 'on-device' || state === 'needs-you'
  return warnings.some((it) => isWaiting || !(it === 'not-persistent' || it === 'not-installed'))
}
