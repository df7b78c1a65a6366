import { intervalWords } from '@corridor/domain/numbers/interval'
import { ENOUGH_FOR_PERCENT, shareOf } from '@corridor/domain/words/count-words'

interface LabelledShare {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** “With evidence: 40 of 89 (45%)”; nothing where the whole is empty. */
export function shareFacts(label: string, part: number, whole: number, note?: string): LabelledShare[] {
  if (whole === 0) return []
  const value = shareOf(part, whole)
  return [note === undefined ? { label, value } : { label, value, note }]
}

/** A share of things that do not come in clusters, such as visits or steps: its percentage has an interval. */
export function rateFacts(label: string, k: number, n: number, note?: string): LabelledShare[] {
  if (n < ENOUGH_FOR_PERCENT) return shareFacts(label, k, n, note)
  const interval = `95% interval ${intervalWords({ k, n })}`
  return shareFacts(label, k, n, note === undefined ? interval : `${note}; ${interval}`)
}
