import type { ReportCard } from '@corridor/contract/reports/report'
import { AtHand } from '../../database/at-hand.ts'

/**
 * The most bytes of cards that are kept at hand: those of one report have some fifty thousand letters as they are sent.
 */
const MOST_BYTES = 6_000_000
const BYTES_A_LETTER = 2
const atHand = new AtHand<readonly ReportCard[]>(MOST_BYTES)

/** Cards under a name that says all that they are made of: those made before serve again. Null: they are made anew. */
export async function cardsNamed(
  name: string | null,
  make: () => Promise<readonly ReportCard[]> | readonly ReportCard[],
): Promise<readonly ReportCard[]> {
  if (name === null) return make()
  const known = atHand.find(name)
  if (known) return known
  const cards = await make()
  return atHand.keep(name, cards, BYTES_A_LETTER * JSON.stringify(cards).length)
}
