import type { Sending } from '@corridor/contract/observations/observations'
import type { SendingChoices } from '@corridor/contract/observations/planned-sending'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { Contribution } from '@corridor/tools/definition/tool'

/** How far the observer wants an observation to go; the sync loop takes it there. A removed one is not listed. */
export type Goal = 'draft' | 'completed' | 'sent' | 'removed'

/** Why the server would not take an observation, which stays on the device. */
export interface Trouble {
  readonly code: string
  readonly message: string
  readonly at: string
}

/** What the observer chose for a sending beside people and words. */
export interface Chosen {
  readonly choices?: SendingChoices
  /** By observation id: the titles of the record’s parts that are not sent. */
  readonly leftOutParts?: Readonly<Record<string, readonly string[]>>
}

/** The message and recipients that are being written for a sending. */
export interface Words extends Chosen {
  readonly message: string
  /** User ids of the colleagues whom it also goes to. */
  readonly recipients: readonly number[]
  /** Ids of finished tools of the visit that are not to go with the others; absent: none. */
  readonly leftOut?: readonly string[]
  /** The moment at which the sending is to go; null or absent: at once. */
  readonly sendAt?: string | null
}

/** A sending that waits. One of its observations keeps it for all of them: it is on the disc whole, or not at all. */
export interface Queued extends Omit<Sending, 'revision'>, Chosen {
  /** Ids of all observations that go together, its own among them. Absent: it goes alone, as older builds had it. */
  readonly together?: readonly string[]
}

/** An observation on this device. */
export interface Kept {
  readonly id: string
  /** The document that the observer sees; the very object of `base` where the server has all of it. */
  readonly document: ObservationDocument
  /** The document that the server has, as far as this device knows; null: none yet. */
  readonly base: { readonly revision: number; readonly document: ObservationDocument } | null
  /** The save that was sent and not yet answered: if it turns out to be what the server has, it is ours. */
  readonly inFlight: { readonly baseRevision: number; readonly document: ObservationDocument } | null
  /** `status`, `version` and `isLate` as the server last answered them. */
  readonly status: ObservationStatus
  readonly version: number
  readonly isLate: boolean
  readonly goal: Goal
  /** For the goal “sent”: the recipients, the words, and what goes together. */
  readonly sending: Queued | null
  /**
   * Recipients and message of a sending that is still being written; the server does not get them before it goes
   * out.
   */
  readonly words?: Words | null
  readonly trouble: Trouble | null
  readonly changedAt: string
  /** What the educator added, as the server last said. */
  readonly contributions?: readonly Contribution[]
  /** When the draft was deleted on another device; it came back with what was changed since. */
  readonly removedAt?: string | null
  /** Whether the changes with which the draft came back were made on this device. */
  readonly isBackFromHere?: boolean
  /** Whether the observer says that the draft stays; the server has not heard yet. */
  readonly isToStay?: boolean
  /** Since when the server lacks something of the observation. */
  readonly waitsSince?: string | null
}

/** The state that the pill shows: on the server, on its way, only here, or stuck until somebody does something. */
export type SyncState = 'saved' | 'saving' | 'on-device' | 'needs-you'
