import type { ReportCard } from '@corridor/contract/reports/report'
import { AtHand } from '../../database/at-hand.ts'

/** How many characters of cards are kept, as they go out: one report's cards have some fifty thousand. */
const MOST_LETTERS = 3_000_000
const atHand = new AtHand<readonly ReportCard[]>(MOST_LETTERS)

/** Cards under a name that says all that they are made of: those made before serve again. Null: they are made anew. */
export async function cardsNamed(
  name: string | null,
  make: () => Promise<readonly ReportCard[]> | readonly ReportCard[],
): Promise<readonly ReportCard[]> {
  if (name === null) return make()
  const known = atHand.find(name)
  if (known) return known
  const cards = await make()
  return atHand.keep(name, cards, JSON.stringify(cards).length)
}
