import { middleOf, sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { CountOf } from '../../../report/fact-counts.ts'
import { type Levels, levelsOf } from '../checks.ts'
import type { Standard, StandardOverTimeConfig } from '../standard-over-time.shape.ts'
import { itemOf } from './standard-over-time.facts.ts'

const columns = ['Median', 'Checks', 'No opportunity']

/**
 * The standards that were checked, with their levels. Different scales are drawn apart: their levels do not compare.
 */
export function standardRows(config: StandardOverTimeConfig, count: CountOf): Block[] {
  const scales = scalesIn(config)
    .map(({ levels, standards }) => ({
      levels: levels.toSorted((a, b) => a.value - b.value),
      standards: standards.filter((it) => isChecked(it, levels, count)),
    }))
    .filter(({ standards }) => standards.length > 0)
  return scales.map(({ levels, standards }) => {
    const names = levels.map(({ label }) => label)
    const scale = scales.length > 1 ? `, ${names[0]} to ${names.at(-1)}` : ''
    return chartOf(`Checks by standard${scale}`, levels, standards, count)
  })
}

/** The standards grouped by the scale they share. */
function scalesIn(config: StandardOverTimeConfig): { levels: Levels; standards: Standard[] }[] {
  const scales = new Map<string, { levels: Levels; standards: Standard[] }>()
  for (const standard of config.standards) {
    const levels = levelsOf(standard, config)
    const name = JSON.stringify(levels)
    scales.set(name, { levels, standards: [...(scales.get(name)?.standards ?? []), standard] })
  }
  return [...scales.values()]
}

function isChecked(standard: Standard, levels: Levels, count: CountOf): boolean {
  const values = [...levels.map(({ value }) => String(value)), 'no-opportunity']
  return values.some((value) => count(itemOf(standard), value) > 0)
}

function chartOf(title: string, levels: Levels, standards: readonly Standard[], count: CountOf): Block {
  const parts = levels.map(({ value, label }) => ({ key: String(value), label }))
  const rows = standards.map((standard) => {
    const found = levels.map(({ value }) => ({ value, n: count(itemOf(standard), String(value)) }))
    const none = count(itemOf(standard), 'no-opportunity')
    const checks = sum(found.map(({ n }) => n)) + none
    return {
      code: standard.code,
      label: standard.title,
      checks,
      values: Object.fromEntries(found.map(({ value, n }) => [String(value), n])),
      cells: [medianWords(levels, found), String(checks), String(none)],
    }
  })
  const n = sum(rows.map(({ checks }) => checks))
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'rows',
      head: 'Standard',
      bars: { title: 'Levels', kind: 'levels', parts },
      rates: null,
      columns,
      rows: rows.map(({ code, label, values, cells }) => ({
        code,
        label,
        values,
        rate: null,
        cells: cells.map((words) => ({ words })),
      })),
    },
    table: {
      columns: [
        { title: 'Standard' },
        ...parts.map(({ label }) => ({ title: label, isNumber: true })),
        ...columns.map((it) => ({ title: it, isNumber: true })),
      ],
      rows: rows.map(({ code, label, values, cells }) => [
        `${code} ${label}`,
        ...parts.map(({ key }) => String(values[key] ?? 0)),
        ...cells,
      ]),
    },
    n,
    counted: counted(n, 'check'),
  }
}

/** “Often”, and between two levels “Sometimes to Often”. */
function medianWords(levels: Levels, counts: readonly { value: number; n: number }[]): string {
  const middle = middleOf(counts)
  if (!middle) return '–'
  const [lower, upper] = middle.map((value) => levels.find((it) => it.value === value)?.label ?? '')
  return lower === upper ? `${lower}` : `${lower} to ${upper}`
}
