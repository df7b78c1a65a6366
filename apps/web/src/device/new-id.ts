import { RANDOM_BYTES, uuidV7 } from '@corridor/domain/data/uuid-v7'

/** An id made by the device, so that creating needs no connection and happens once. */
export function newId(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
}
