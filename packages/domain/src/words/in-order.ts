// A collator takes far longer to make than to use.
const letters = new Intl.Collator('en')
const numbers = new Intl.Collator('en', { numeric: true })

/** Puts words in order, A to Z. */
export function byLetters(a: string, b: string): number {
  return letters.compare(a, b)
}

/** Puts words in order, A to Z, and “Period 2” before “Period 10”. */
export function byNumbers(a: string, b: string): number {
  return numbers.compare(a, b)
}
