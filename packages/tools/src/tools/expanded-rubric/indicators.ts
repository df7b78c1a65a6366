import { inRank } from '../../sets/ranks.ts'
import type { Domain, ExpandedRubricConfig, Indicator } from './expanded-rubric.shape.ts'

export function domainsOf({ domains }: Pick<ExpandedRubricConfig, 'domains'>): Domain[] {
  return inRank(domains)
}

/** The indicators in their order, domain by domain. */
export function indicatorsOf(config: Pick<ExpandedRubricConfig, 'domains' | 'indicators'>): Indicator[] {
  return domainsOf(config).flatMap(({ id }) =>
    inRank(config.indicators.filter(({ domainId }) => domainId === id)),
  )
}

/** “I2 Questions and discussion” */
export function nameOf({ code, title }: Pick<Indicator, 'code' | 'title'>): string {
  return `${code} ${title}`
}
