import type { Visit } from '../counted.ts'
import { ranked } from '../tools/ranked.ts'
import { marksOf, topOf } from '../tools/rubric.ts'
import { acrossVersions, type SetVisits } from './set-visits.ts'

export interface Settings {
  readonly levels: readonly { readonly value: number; readonly mark: string; readonly label: string }[]
  readonly domains: readonly { readonly id: string; readonly rank: string; readonly title: string }[]
  readonly indicators: readonly {
    readonly id: string
    readonly rank: string
    readonly domainId: string
    readonly code: string
    readonly title: string
  }[]
}

/** The rubric as its report has it: indicators of all versions that were used, and its levels from the lowest. */
export function rubricOf({ contents }: SetVisits) {
  const [newest] = contents.map(({ content }) => content as Settings)
  const levels = (newest?.levels ?? []).toSorted((a, b) => a.value - b.value)
  const versions = contents.map(({ version, content }) => {
    const { domains, indicators } = content as Settings
    const items = ranked(domains).flatMap((domain) =>
      ranked(indicators.filter(({ domainId }) => domainId === domain.id)).map((it) => ({
        ...it,
        domain: domain.title,
      })),
    )
    return { version, items }
  })
  return { levels, top: topOf(levels).values, rows: acrossVersions(versions) }
}
export type Rubric = ReturnType<typeof rubricOf>

export const nameOf = ({ item, mark }: Rubric['rows'][number]) => `${item.code} ${item.title}${mark}`

/** Which levels some indicators had in some visits. */
export function levelsIn(
  { levels, top }: Rubric,
  { used }: SetVisits,
  ids: readonly string[],
  visits: readonly Visit[],
) {
  const marks = visits.flatMap(({ rows }) =>
    rows.flatMap((row) => ids.flatMap((id) => marksOf(used, row, id) ?? [])),
  )
  const values = marks.flatMap(({ level }) => level ?? [])
  return {
    values,
    each: levels.map(({ value }) => String(values.filter((it) => it === value).length)),
    high: values.filter((it) => top.includes(it)).length,
    unscored: marks.filter(({ isUnscored }) => isUnscored).length,
  }
}
