import type { ToolSpec } from '../../definition/tool.ts'
import { keepingTimeCard } from './card.ts'
import { categories, groupings } from './categories.ts'
import { KeepingTimeCapture, KeepingTimeConfig } from './keeping-time.shape.ts'
import { missingIn } from './missing-words.ts'
import { keepingTimeRecord } from './record/keeping-time.record.ts'
import { keepingTimeFacts } from './report/keeping-time.facts.ts'
import { keepingTimePanel } from './report/keeping-time.panel.ts'

export const keepingTime: ToolSpec<KeepingTimeConfig, KeepingTimeCapture> = {
  ...keepingTimeCard,
  version: 1,
  config: KeepingTimeConfig,
  capture: KeepingTimeCapture,

  usual: usualTime,
  blank: () => ({ activities: [], groupings: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: keepingTimeFacts,
  record: (capture, config, { visit }) => keepingTimeRecord(capture, config, visit),
  panel: keepingTimePanel,
  visitItems: ['category'],
}

function usualTime(): KeepingTimeConfig {
  const setting = ({ key, label, isInstructional }: (typeof categories)[number]) =>
    [key, { label, isOn: true, isInstructional }] as const
  return KeepingTimeConfig.parse({
    categories: Object.fromEntries(categories.map(setting)),
    groupings: groupings.map((it) => ({ ...it })),
  })
}
