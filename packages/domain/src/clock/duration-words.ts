/** “8:51”, and “1:02:05” from an hour on; “0:00” of a negative duration. */
export function durationWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
