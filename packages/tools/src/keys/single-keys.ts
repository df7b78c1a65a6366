/** The storage key under which this device remembers that single keys are off. */
export const SINGLE_KEYS = 'corridor-single-keys'

/** Whether single letters and digits do something while observing, on this device. */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(SINGLE_KEYS) !== 'off'
}
