import { intervalOf, many, middle, share, tally, total } from '../arithmetic.ts'
import { dayOf } from '../days.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { middleLabel } from './scale.ts'
import type { Used } from './used.ts'

interface Level {
  readonly value: number
  readonly label: string
}
interface Standard {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly levels: readonly Level[]
}
export interface Settings {
  readonly standards: readonly Standard[]
  readonly cadenceDays: number
  readonly target: number
  readonly mode: string
}
export interface Capture {
  readonly standardId: string | null
  readonly hadChance: boolean | null
  readonly level: number | null
  readonly marks: Readonly<Record<string, string>>
  readonly run: readonly { startedAt: string; value: number | null; levels: readonly Level[] }[]
  readonly focus?: { readonly target?: number; readonly cadenceDays?: number }
}

const marks = ['absent', 'partly', 'present']
const markTitles = ['Absent', 'Partly', 'Present']
const markLevels = markTitles.map((label, value) => ({ value, label }))
export const levelsOf = (standard: Standard, { mode }: Settings) =>
  mode === 'interval' ? markLevels : standard.levels
export const scaleOf = (levels: readonly Level[]) =>
  levels.map(({ value, label }) => `${value} ${label}`).join()

const DAY_MS = 86_400_000

/** One check of a standard, and how it stands beside those before it. */
export function checkIn(used: Used, row: RawObservation) {
  const settings = used.settingsOf(row) as Settings
  const capture = row.document.capture as Capture
  const standard = settings.standards.find(({ id }) => id === capture.standardId)
  const seen = Object.values(capture.marks).map((mark) => marks.indexOf(mark))
  const marked = middle(seen)
  const level = settings.mode === 'level' ? capture.level : marked === null ? null : Math.floor(marked)
  const value = capture.hadChance === true ? level : null
  if (!standard) return undefined
  const levels = levelsOf(standard, settings)
  const wished = capture.focus?.target ?? settings.target
  const target = levels.find((it) => it.value >= wished)?.value ?? levels.at(-1)?.value ?? wished
  const { startedAt, timeZone } = row.document
  const earlier = capture.run
    .filter((it) => it.startedAt < startedAt)
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
  const other = earlier.findLastIndex((it) => scaleOf(it.levels) !== scaleOf(levels))
  const values = [...earlier.slice(other + 1).map((it) => it.value), value].filter((it) => it !== null)
  const last = earlier.at(-1)
  const dayNumber = (at: string) => Date.parse(dayOf(at, timeZone)) / DAY_MS
  return {
    standard: standard.id,
    value,
    isWithout: capture.hadChance === false,
    isAtTarget: value !== null && value >= target,
    isSustained:
      value !== null && value >= target && values.length >= 3 && values.slice(-3).every((it) => it >= target),
    days: last ? dayNumber(startedAt) - dayNumber(last.startedAt) : null,
    cadence: capture.focus?.cadenceDays ?? settings.cadenceDays,
  }
}

export function standards(used: Used): Figure[] {
  const settings = used.settings as Settings
  const checks = used.rows.flatMap((row) => checkIn(used, row) ?? [])
  const seen = checks.filter(({ value }) => value !== null).length
  const without = checks.filter(({ isWithout }) => isWithout).length
  if (seen + without === 0) return [{ note: 'No standard was checked in these visits.' }]
  const again = checks.filter(({ days }) => days !== null)
  const kept = again.filter(({ days, cadence }) => (days ?? 0) <= cadence).length
  const marked = tally(
    used.rows.flatMap(({ document }) => Object.values((document.capture as Capture).marks)),
  )
  const n = total(marks.map(marked))
  const at = checks.filter((it) => it.isAtTarget).length
  const sustained = checks.filter((it) => it.isSustained).length
  return [
    ...byStandard(settings, checks),
    {
      facts: [
        ['Checks', String(seen + without), `${without} without an opportunity`],
        ...rate('At the target', at, seen),
        ...rate('Sustained', sustained, seen, '3 in a row at the target'),
        ...rate('Within the cadence', kept, again.length, 'of checks with one before'),
      ],
    },
    ...(n > 0
      ? [
          chart(
            'Every five minutes',
            ['By', 'What', 'Marks'],
            marks.map((mark, place) => ['What was seen', markTitles[place] ?? '', String(marked(mark))]),
            [n, many(n, 'mark')],
          ),
        ]
      : []),
  ]
}

function rate(label: string, k: number, n: number, note?: string) {
  if (n === 0) return []
  const words = [...(note ? [note] : []), ...(n >= 5 ? [`95% interval ${intervalOf(k, n)}`] : [])]
  const value = share(k, n)
  return [words.length > 0 ? ([label, value, words.join('; ')] as const) : ([label, value] as const)]
}

type Check = NonNullable<ReturnType<typeof checkIn>>

/** Standards that share a scale stand in one table. */
function byStandard(settings: Settings, checks: readonly Check[]): Figure[] {
  const scales = [...new Set(settings.standards.map((it) => JSON.stringify(levelsOf(it, settings))))]
  const tables = scales.flatMap((scale) => {
    const levels = (JSON.parse(scale) as Level[]).toSorted((a, b) => a.value - b.value)
    const rows = settings.standards
      .filter((it) => JSON.stringify(levelsOf(it, settings)) === scale)
      .flatMap(({ id, code, title }) => {
        const theirs = checks.filter((it) => it.standard === id)
        const found = theirs.flatMap(({ value }) => (value === null ? [] : [value]))
        const at = tally(found)
        const none = theirs.filter(({ isWithout }) => isWithout).length
        if (found.length + none === 0) return []
        return [
          [
            `${code} ${title}`,
            ...levels.map(({ value }) => String(at(value))),
            middleLabel(found, levels) ?? '–',
            String(found.length + none),
            String(none),
          ],
        ]
      })
    return rows.length > 0 ? [{ levels, rows }] : []
  })
  return tables.map(({ levels, rows }) => {
    const labels = levels.map(({ label }) => label)
    const scale = tables.length > 1 ? `, ${labels[0]} to ${labels.at(-1)}` : ''
    const n = total(rows.map((row) => Number(row.at(-2))))
    const columns = ['Standard', ...labels, 'Median', 'Checks', 'No opportunity']
    return chart(`Checks by standard${scale}`, columns, rows, [n, many(n, 'check')])
  })
}
