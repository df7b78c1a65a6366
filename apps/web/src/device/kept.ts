import type { Sending } from '@corridor/contract/observations/observations'
import type { SendingChoices } from '@corridor/contract/observations/planned-sending'
import type { ObservationDocument } from '@corridor/domain/observation/observation'
import type { ObservationStatus } from '@corridor/domain/observation/observation-words'
import type { Contribution } from '@corridor/tools/definition/tool'

/** How far the observer wants it to go; the sync loop takes it there once it can. One that goes for good is not listed. */
export type Goal = 'draft' | 'completed' | 'sent' | 'removed'

/** Why the server would not take it. It stays on the device. */
export interface Trouble {
  readonly code: string
  readonly message: string
  readonly at: string
}

/** What the observer chose beside people and words. */
export interface Chosen {
  readonly choices?: SendingChoices
  /** By the ids of observations: titles of parts of their records that stay here. */
  readonly leftOutParts?: Readonly<Record<string, readonly string[]>>
}

/** What is being written to go with one. */
export interface Words extends Chosen {
  readonly message: string
  /** Ids of colleagues. */
  readonly recipients: readonly number[]
  /** Ids of finished tools of the visit that are not to go with the others; absent: none. */
  readonly leftOut?: readonly string[]
  /** The moment at which it is to go; null or absent: at once. */
  readonly sendAt?: string | null
}

/** What waits to be sent. One of the observations keeps it for all that go with it: it is on the disc whole, or not at all. */
export interface Queued extends Omit<Sending, 'revision'>, Chosen {
  /** Ids of all that go together, its own among them. Absent: it goes alone, as older builds had it. */
  readonly together?: readonly string[]
}

/** An observation on this device. */
export interface Kept {
  readonly id: string
  /** What the observer sees. It is the very object of the base where the server has it all. */
  readonly document: ObservationDocument
  /** What the server has, as far as this device knows; null: nothing yet. */
  readonly base: { readonly revision: number; readonly document: ObservationDocument } | null
  /** What was sent and not yet answered: if it turns out to be what the server has, it is ours. */
  readonly inFlight: { readonly baseRevision: number; readonly document: ObservationDocument } | null
  /** `status`, `version` and `isLate` as the server last answered them. */
  readonly status: ObservationStatus
  readonly version: number
  readonly isLate: boolean
  readonly goal: Goal
  /** With the goal “sent”: to whom, with which words, and together with what. */
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
  /** Changed on this device, that is. */
  readonly isBackFromHere?: boolean
  /** The observer says that it stays; the server has not heard yet. */
  readonly isToStay?: boolean
  /** Since when the server lacks something of it. */
  readonly waitsSince?: string | null
}

/** What the pill says: on the server, on its way, only here, or stuck until somebody does something. */
export type SyncState = 'saved' | 'saving' | 'on-device' | 'needs-you'
