import type { Domain, ExpandedRubricConfig, Indicator } from './expanded-rubric.shape.ts'

interface Ranked {
  readonly id: string
  readonly rank: string
}

/** Compares by rank; two of the same rank, given on two devices, still have one order. */
function byRank(a: Ranked, b: Ranked): number {
  if (a.rank === b.rank) return a.id < b.id ? -1 : 1
  return a.rank < b.rank ? -1 : 1
}

export function domainsOf({ domains }: Pick<ExpandedRubricConfig, 'domains'>): Domain[] {
  return [...domains].sort(byRank)
}

/** The indicators in their order, domain by domain. */
export function indicatorsOf(config: Pick<ExpandedRubricConfig, 'domains' | 'indicators'>): Indicator[] {
  return domainsOf(config).flatMap(({ id }) =>
    config.indicators.filter(({ domainId }) => domainId === id).sort(byRank),
  )
}

/** “I2 Questions and discussion” */
export function nameOf({ code, title }: Pick<Indicator, 'code' | 'title'>): string {
  return `${code} ${title}`
}
