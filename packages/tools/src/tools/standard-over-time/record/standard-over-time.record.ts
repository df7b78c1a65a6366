import { timeIn } from '@corridor/domain/clock/time-in'
import type { Block, BlockTable, Run } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import { levelsOf, standardOf, valueIn } from '../checks.ts'
import { type Terms, termsOf } from '../focus.ts'
import { chartOf, daysSince, type Series, seriesOf } from '../run/series.ts'
import type {
  Standard,
  StandardOverTimeCapture,
  StandardOverTimeConfig,
} from '../standard-over-time.shape.ts'
import { intervalWords, levelWords, middleWords, stateWords } from '../standard-words.ts'
import { markTitles } from '../terms.ts'

export function standardRecord(
  capture: StandardOverTimeCapture,
  config: StandardOverTimeConfig,
  visit: Visit,
): Block[] {
  const standard = standardOf(capture, config)
  if (!standard) return [{ kind: 'note', text: 'No standard was chosen.' }]
  const terms = termsOf(capture, standard, config)
  const series = seriesOf(capture, standard, config, visit)
  const chart = chartOf(series, terms, visit)
  const said = capture.words.filter(({ text }) => text.trim() !== '')
  return [
    { kind: 'heading', text: `${standard.code} · ${standard.title}` },
    {
      kind: 'facts',
      items: factsOf(levelNow(capture, standard, config), terms, chart, daysSince(series, visit)),
    },
    {
      kind: 'chart',
      title: 'Visit after visit',
      chart,
      table: tableOf(chart, series),
      n: series.checks.length,
      counted: countedIn(series),
    },
    ...stateWords(series, terms).map((text) => ({ kind: 'note' as const, text })),
    ...(capture.evidence.trim() === ''
      ? []
      : [entriesOf('Evidence', [entryOf(levelNow(capture, standard, config), capture.evidence)])]),
    ...(said.length === 0
      ? []
      : [
          entriesOf(
            'Student words',
            said.map(({ at, text }) => entryOf(timeIn(visit.timeZone, at), text)),
          ),
        ]),
    ...marksBlock(capture, config),
  ]
}

const entryOf = (head: string, text: string) => ({ head, text, tags: [] })
const entriesOf = (title: string, items: ReturnType<typeof entryOf>[]) => ({
  kind: 'entries' as const,
  title,
  items,
})

function factsOf(level: string, { target, cadenceDays }: Terms, { levels }: Run, days: number | null) {
  return [
    { label: 'Level', value: level, note: `Target: ${levelWords(levels, target)}` },
    {
      label: 'Since the last check',
      value: days === null ? 'First check' : counted(days, 'day'),
      note: `Planned every ${counted(cadenceDays, 'day')}`,
    },
  ]
}

/** How many checks are drawn; a long run is drawn from its end. */
function countedIn({ checks, number, isLeast }: Series): string {
  const drawn = counted(checks.length, 'check')
  if (isLeast) return `${drawn}, the last that are known`
  return number > checks.length ? `${drawn}, the last of ${number}` : drawn
}

function levelNow(
  capture: StandardOverTimeCapture,
  standard: Standard,
  config: StandardOverTimeConfig,
): string {
  const value = valueIn(capture, config)
  if (value !== null) return levelWords(levelsOf(standard, config), value)
  return capture.hadChance === false ? 'No opportunity' : 'Not said'
}

/** The run as a table; each level is named by the scale it was given on. */
function tableOf({ points }: Run, { checks }: Series): BlockTable {
  return {
    columns: [{ title: 'Visit' }, { title: 'Level' }, { title: 'Remarks' }],
    rows: points.map(({ label, value, isBreak }, index) => [
      label,
      value === null ? 'No opportunity' : levelWords(checks[index]?.levels ?? [], value),
      isBreak ? 'another scale from here' : '',
    ]),
  }
}

function marksBlock(capture: StandardOverTimeCapture, config: StandardOverTimeConfig): Block[] {
  const rows = Object.entries(capture.marks).sort(([a], [b]) => Number(a) - Number(b))
  if (config.mode === 'level' || rows.length === 0) return []
  const middle = middleWords(capture, config)
  const table = {
    columns: [{ title: 'Minutes' }, { title: 'Seen' }],
    rows: rows.map(([place, mark]) => [intervalWords(Number(place)), markTitles[mark]]),
  }
  return [
    { kind: 'table', title: 'Every five minutes', table },
    ...(middle ? [{ kind: 'note' as const, text: `This check counts as ${middle}.` }] : []),
  ]
}
