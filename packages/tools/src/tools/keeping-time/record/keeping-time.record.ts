import { median } from '@corridor/domain/numbers/statistics'
import type { Block, BlockTable } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { Visit } from '../../../definition/tool.ts'
import type { KeepingTimeCapture, KeepingTimeConfig } from '../keeping-time.shape.ts'
import { labelOf, partsOf } from '../labels.ts'
import { ribbonOf } from '../ribbon-data.ts'
import type { Segment } from '../segments.ts'
import { instructionalIn, longestStretch, observedIn, secondsIn, secondsOf, transitionsIn } from '../sums.ts'
import { secondsWords, shareWords } from '../time-words.ts'
import { type Track, track, visitLength } from '../tracks.ts'

export function keepingTimeRecord(
  capture: KeepingTimeCapture,
  config: KeepingTimeConfig,
  visit: Visit,
): Block[] {
  const length = visitLength(capture, visit)
  const lasting = (of: Track) => track(capture, of, visit, length).filter((it) => secondsOf(it) > 0)
  const done = lasting('activities')
  const grouped = capture.groupings.length === 0 ? [] : lasting('groupings')
  return [
    { kind: 'facts', items: factsOf(done, config) },
    {
      kind: 'chart',
      title: 'How the time was used',
      chart: ribbonOf(done, grouped, length, config),
      table: segmentTable(done, grouped, config),
      n: done.length,
      counted: counted(done.length, 'segment'),
    },
    { kind: 'table', title: 'Time by category', table: categoryTable(done, config) },
  ]
}

function factsOf(done: readonly Segment[], config: KeepingTimeConfig) {
  const transitions = transitionsIn(done)
  const middle = median(transitions)
  const observed = observedIn(done)
  const instruction = {
    label: 'Instruction',
    value: shareWords(instructionalIn(done, config), observed),
    note: 'of the time observed',
  }
  return [
    ...(observed > 0 ? [instruction] : []),
    {
      label: 'Transitions',
      value: String(transitions.length),
      ...(middle === undefined ? {} : { note: `median ${secondsWords(middle)}` }),
    },
    { label: 'Longest uninterrupted stretch', value: secondsWords(longestStretch(done, config)) },
  ]
}

function segmentTable(
  done: readonly Segment[],
  grouped: readonly Segment[],
  config: KeepingTimeConfig,
): BlockTable {
  const rows = (segments: readonly Segment[], of: Track, name: string) =>
    segments.map((it) => [
      labelOf(of, it.key, config),
      secondsWords(it.from),
      secondsWords(it.to),
      secondsWords(secondsOf(it)),
      it.note,
      name,
    ])
  return {
    columns: [
      { title: 'Segment' },
      ...['Start', 'End', 'Length'].map((title) => ({ title, isNumber: true })),
      { title: 'Note' },
      { title: 'Track' },
    ],
    rows: [...rows(done, 'activities', 'Activity'), ...rows(grouped, 'groupings', 'Grouping')],
  }
}

function categoryTable(done: readonly Segment[], config: KeepingTimeConfig): BlockTable {
  const whole = done.reduce((total, it) => total + secondsOf(it), 0)
  const used = partsOf(config).filter(({ key }) => secondsIn(done, key) > 0)
  return {
    columns: [
      { title: 'Category' },
      { title: 'Time', isNumber: true },
      { title: 'Share', isNumber: true },
      { title: 'Segments', isNumber: true },
    ],
    rows: used.map(({ key, label }) => [
      label,
      secondsWords(secondsIn(done, key)),
      `${Math.round((100 * secondsIn(done, key)) / whole)}%`,
      String(done.filter((it) => it.key === key).length),
    ]),
  }
}
