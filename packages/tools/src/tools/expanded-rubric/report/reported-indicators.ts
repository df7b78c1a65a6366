import { ExpandedRubricConfig, type Indicator, type Level } from '../expanded-rubric.shape.ts'
import { domainsOf, indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'

/** A published version of a rubric, as it is stored. */
interface Version {
  readonly version: number
  readonly content: unknown
}

export interface ReportedIndicator extends Pick<Indicator, 'id' | 'code' | 'title'> {
  readonly domain: string
}

/** One version of a rubric as reports read it: its indicators in their order, its levels from the lowest. */
export interface ReportedRubric {
  readonly version: number
  readonly items: readonly ReportedIndicator[]
  readonly levels: readonly Level[]
}

export function reportedRubrics(published: readonly Version[]): ReportedRubric[] {
  return published.map(({ version, content }) => {
    const config = ExpandedRubricConfig.parse(content)
    const domains = new Map(domainsOf(config).map(({ id, title }) => [id, title]))
    const items = indicatorsOf(config).map(({ id, code, title, domainId }) => ({
      id,
      code,
      title,
      domain: domains.get(domainId) ?? '',
    }))
    return { version, items, levels: levelsOf(config) }
  })
}

/** All levels of several rubric versions, from the lowest, by their newest names. Versions come oldest first. */
export function levelsAcross(rubrics: readonly ReportedRubric[]): Level[] {
  const byValue = new Map(rubrics.flatMap(({ levels }) => levels.map((it) => [it.value, it])))
  return [...byValue.values()].sort((a, b) => a.value - b.value)
}

/** The levels of the upper half of a scale, from the lowest; of an odd number the middle one is not in it. */
export function upperHalf(levels: readonly Level[]): readonly Level[] {
  return levels.slice(Math.ceil(levels.length / 2))
}
