import { shareOf } from '@corridor/domain/count-words'

interface ShareFact {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** «With evidence: 40 of 89 (45%)»; of nothing there is no share, and no line of it. */
export function shareFacts(label: string, part: number, whole: number, note?: string): ShareFact[] {
  if (whole === 0) return []
  const value = shareOf(part, whole)
  return [note === undefined ? { label, value } : { label, value, note }]
}
