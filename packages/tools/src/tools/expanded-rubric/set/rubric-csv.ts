import { csvOf } from '@corridor/domain/files/csv'
import type { ExpandedRubricConfig, Level } from '../expanded-rubric.shape.ts'
import { domainsOf, indicatorsOf } from '../indicators.ts'
import { levelsOf } from '../levels.ts'
import { barred } from './barred.ts'

/** The columns of a rubric’s spreadsheet, beside one for each level. */
export const rubricColumns = ['Domain', 'Code', 'Title', 'Attributes', 'Weight', 'Roles'] as const
export type RubricColumn = (typeof rubricColumns)[number]

/** A rubric as CSV: one row an indicator, in order. A level’s description stands under the level’s name. */
export function rubricCsv(config: ExpandedRubricConfig): string {
  const levels = levelsOf(config)
  const titles = new Map(domainsOf(config).map(({ id, title }) => [id, title]))
  return csvOf({
    columns: ['Domain', 'Code', 'Title', ...levels.map(headOf), 'Attributes', 'Weight', 'Roles'].map(
      (title) => ({
        title,
      }),
    ),
    rows: indicatorsOf(config).map((it) => [
      titles.get(it.domainId) ?? '',
      it.code,
      it.title,
      ...levels.map(({ value }) => it.descriptors[value] ?? ''),
      barred(it.attributes.map(({ text }) => text)),
      String(it.weight),
      barred(it.roles),
    ]),
  })
}

const HEAD = /^(\d{1,3})\s+(.*?)(?:\s+\(([^()]{1,3})\))?$/

/** “3 Established”, and “3 Established (E)” where its mark differs from its value. */
function headOf({ value, label, mark }: Level): string {
  const isPlain = mark === String(value) && HEAD.exec(`${value} ${label}`)?.[3] === undefined
  return isPlain ? `${value} ${label}` : `${value} ${label} (${mark})`
}

/** The level that a column is about, if it is about one. */
export function levelIn(head: string): Level | undefined {
  const [, value, label = '', mark] = HEAD.exec(head.trim()) ?? []
  return value === undefined
    ? undefined
    : { value: Number(value), label, mark: mark ?? String(Number(value)) }
}
