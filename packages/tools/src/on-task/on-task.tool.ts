import type { Fact, ToolSpec } from '../tool.ts'
import { codes, Setting } from './codes.ts'
import { onTaskPanel } from './on-task.panel.ts'
import { onTaskRecord } from './on-task.record.ts'
import { OnTaskCapture, OnTaskConfig } from './on-task.shape.ts'
import { inOrder, isComplete, isLate, isScorable, tallyOf, totalsOf } from './sweeps.ts'

export const onTask: ToolSpec<OnTaskConfig, OnTaskCapture> = {
  key: 'on-task',
  version: 1,
  config: OnTaskConfig,
  capture: OnTaskCapture,

  usual: () => ({ secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' }),
  blank: () => ({ sweeps: [] }),
  upgrade: (_, capture) => capture,
  missing: (capture) => {
    const sweeps = inOrder(capture)
    if (sweeps.length === 0) return ['Record at least one sweep.']
    return sweeps.flatMap((sweep, index) =>
      isComplete(sweep) ? [] : [`Sweep ${index + 1}: ${tallyOf(sweep).toGo} students have no code yet.`],
    )
  },
  facts: (capture, config) => {
    const sweeps = inOrder(capture)
    const scorable = sweeps.filter(isScorable)
    return [
      ...byCode('code', scorable),
      ...Setting.options.flatMap((setting) =>
        byCode(
          setting,
          scorable.filter((sweep) => sweep.setting === setting),
        ),
      ),
      { item: 'sweeps', value: 'scorable', n: scorable.length },
      { item: 'sweeps', value: 'apart', n: sweeps.length - scorable.length },
      { item: 'sweeps', value: 'late', n: sweeps.filter((_, index) => isLate(sweeps, index, config)).length },
    ]
  },
  record: (capture, config) => onTaskRecord(capture, config),
  panel: ({ total, n }) => onTaskPanel(total, n),
}

// Students are counted, not averaged: the mean of two rates is wrong when classes differ in size.
function byCode(item: string, sweeps: OnTaskCapture['sweeps']): Fact[] {
  const totals = totalsOf(sweeps)
  return codes.map((value) => ({ item, value, n: totals[value] }))
}
