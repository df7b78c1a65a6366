import type { ReportCard } from '@corridor/contract/reports/report'
import { cardsNamed } from '../cards-at-hand.ts'
import type { SetSource } from './set-source.ts'

/**
 * Cards that are made of what was recorded with a set, of its versions, the schools and the calendar, and of `others`,
 * such as the names of people. What a version says never changes: who makes a look-for private publishes another one.
 */
export function setCards(
  { name, set, schools, years }: SetSource,
  title: string,
  others: unknown,
  make: () => readonly ReportCard[],
): Promise<readonly ReportCard[]> {
  const versions = set.published.map(({ version }) => version)
  const places = schools.map((it) => [it.id, it.name])
  return cardsNamed(name && [title, name, JSON.stringify([versions, places, years, others])].join('\n'), make)
}
