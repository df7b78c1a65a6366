/**
 * An id that a device makes for what it creates, so that sending it twice creates it once (RFC 9562, version 7).
 * Ten random bytes make it the only one; the time at its front keeps ids of one day together.
 */
export function uuidV7(milliseconds: number, random: Uint8Array): string {
  const [version = 0, , variant = 0] = random
  const bytes = Uint8Array.from(random.subarray(0, RANDOM_BYTES))
  bytes[0] = 0x70 | (version & 0x0f)
  bytes[2] = 0x80 | (variant & 0x3f)
  const digits = milliseconds.toString(16).padStart(12, '0') + [...bytes].map(hex).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** When an id was made, in milliseconds: the id begins with them. */
export function madeAt(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16)
}

export const RANDOM_BYTES = 10

function hex(byte: number): string {
  return byte.toString(16).padStart(2, '0')
}
