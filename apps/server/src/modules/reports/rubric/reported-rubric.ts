import { median, sum } from '@corridor/domain/numbers/statistics'
import {
  levelsAcross,
  type ReportedIndicator,
  reportedRubrics,
  upperHalf,
} from '@corridor/tools/tools/expanded-rubric/report/reported-indicators'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import type { SumsOf } from '../records/set-figures.ts'
import { type AcrossVersions, acrossVersions } from '../sets/across-versions.ts'
import type { SetSource } from '../sets/set-source.ts'

export type RubricRow = AcrossVersions<ReportedIndicator>
type Scale = ReturnType<typeof levelsAcross>

/** The indicators and levels of the versions that visits were made with; of the newest where there are none. */
export interface ReportedRubric {
  readonly versions: ReturnType<typeof reportedRubrics>
  readonly items: readonly RubricRow[]
  /** The levels of the rubric, from the lowest. */
  readonly levels: Scale
  readonly upper: readonly Scale[number][]
}

export function reportedRubric({ set, used }: SetSource): ReportedRubric {
  const versions = reportedRubrics(set.published)
  const isUsed = versions.filter(({ version }) => used.includes(version))
  const read = isUsed.length > 0 ? isUsed : versions.slice(-1)
  const levels = levelsAcross(read)
  return { versions, items: acrossVersions(read), levels, upper: upperHalf(levels) }
}

/** The facts by which levels are counted: all, and those of the upper half. */
export function levelFacts({ levels, upper }: Pick<ReportedRubric, 'levels' | 'upper'>) {
  return {
    all: levels.map(({ value }) => levelFact(value)),
    upper: upper.map(({ value }) => levelFact(value)),
  }
}

/** In how many visits some indicators were at each level, and at none. */
export interface LevelCounts {
  /** The counts, by the value of the level as text. */
  readonly at: Readonly<Record<string, number>>
  readonly scored: number
  readonly unscored: number
  readonly upper: number
  /** The median level as it is shown: “2.5”. */
  readonly median: string
}

export function levelCounts(
  sumsOf: (item: string) => ReturnType<SumsOf>,
  rows: readonly RubricRow[],
  { levels, upper }: Pick<ReportedRubric, 'levels' | 'upper'>,
): LevelCounts {
  const ids = [...new Set(rows.map(({ item }) => item.id))]
  const theirs = ids.flatMap((id) => sumsOf(id))
  const visits = (value: string) => sum(theirs.filter((it) => it.value === value).map((it) => it.visits))
  const counts = levels.map(({ value }) => ({ value, n: visits(levelFact(value)) }))
  return {
    at: Object.fromEntries(counts.map(({ value, n }) => [String(value), n])),
    scored: sum(counts.map(({ n }) => n)),
    unscored: visits('unscored'),
    upper: sum(counts.filter(({ value }) => upper.some((it) => it.value === value)).map(({ n }) => n)),
    median: medianWords(counts.flatMap(({ value, n }) => Array.from({ length: n }, () => value))),
  }
}

/** The median in words, “3”, “2.5”, or a dash where there is none. */
export function medianWords(values: readonly number[]): string {
  const found = median(values)
  return found === undefined ? '–' : String(found)
}

/** The parts of a bar of levels. */
export function levelParts({ levels }: Pick<ReportedRubric, 'levels'>) {
  return levels.map(({ value, mark, label }) => ({ key: String(value), label: `${mark} ${label}` }))
}

/** “Level 3 or 4”, “Level 4 to 6” */
export function upperWords({ upper }: Pick<ReportedRubric, 'upper'>): string {
  const marks = upper.map(({ mark }) => mark)
  return marks.length > 2 ? `Level ${marks[0]} to ${marks.at(-1)}` : `Level ${marks.join(' or ')}`
}

export function indicatorWords({ item, mark }: RubricRow): string {
  return `${item.code} ${item.title}${mark}`
}
