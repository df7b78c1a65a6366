import type { Random } from './random.ts'

/** An id such as a device makes, but the same for the same draw. */
export function uuidV7(instant: Date, random: Random): string {
  const time = instant.getTime().toString(16).padStart(12, '0')
  const digits = (count: number) =>
    random
      .integer(0, 16 ** count - 1)
      .toString(16)
      .padStart(count, '0')
  const variant = random.integer(8, 11).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(6)}${digits(6)}`
}
