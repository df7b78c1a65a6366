import type { Fact, ToolSpec } from '../../definition/tool.ts'
import { inOrder } from '../../visit/in-order.ts'
import { onTaskCard } from './card.ts'
import { codes, settings } from './codes.ts'
import { missingIn } from './missing-words.ts'
import { OnTaskCapture, OnTaskConfig } from './on-task.shape.ts'
import { onTaskRecord } from './record/on-task.record.ts'
import { onTaskPanel } from './report/on-task.panel.ts'
import { isLate, isScorable, totalsOf } from './sweeps.ts'

export const onTask: ToolSpec<OnTaskConfig, OnTaskCapture> = {
  ...onTaskCard,
  version: 1,
  config: OnTaskConfig,
  capture: OnTaskCapture,

  usual: () => ({ secondsBetweenSweeps: 120, plannedSweeps: 5, style: 'seats' }),
  blank: () => ({ sweeps: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: (capture, config) => {
    const sweeps = inOrder(capture.sweeps)
    const scorable = sweeps.filter(isScorable)
    return [
      ...byCode('code', scorable),
      ...settings.flatMap((setting) =>
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
  panel: onTaskPanel,
  visitItems: ['code', 'sweeps', ...settings],
}

// Students are counted, not averaged: the mean of two rates is wrong when classes differ in size.
function byCode(item: string, sweeps: OnTaskCapture['sweeps']): Fact[] {
  const totals = totalsOf(sweeps)
  return codes.map((value) => ({ item, value, n: totals[value] }))
}
