import type { findObservation } from './observations.queries.ts'

/** An observation as the server has it, with the names of its people, its tool's set-up and what was contributed. */
export type StoredObservation = NonNullable<Awaited<ReturnType<typeof findObservation>>>

/** A stored observation for the observer who goes on with it, and need not be told these names. */
export type HeldObservation = Omit<StoredObservation, 'observer' | 'educator' | 'school'>
