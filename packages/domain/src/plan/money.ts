/** “$4,320.00”, “−$12.50”. Amounts are whole cents, so no floating-point fraction is ever rounded. */
export function dollars(cents: number): string {
  const whole = Math.trunc(Math.abs(cents) / 100).toLocaleString('en-US')
  const rest = String(Math.abs(cents) % 100).padStart(2, '0')
  return `${cents < 0 ? '−' : ''}$${whole}.${rest}`
}

/** A part of an amount, to the nearest cent; parts up to growing limits never sum to more or less than the whole. */
export function partOf(cents: number, part: number, whole: number): number {
  return Math.round((cents * part) / whole)
}
