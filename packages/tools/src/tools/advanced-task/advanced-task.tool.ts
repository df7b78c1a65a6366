import type { ToolSpec } from '../../definition/tool.ts'
import { AdvancedTaskCapture, AdvancedTaskConfig } from './advanced-task.shape.ts'
import { advancedTaskCard } from './card.ts'
import { missingIn } from './missing-words.ts'
import { advancedTaskRecord } from './record/advanced-task.record.ts'
import { advancedTaskFacts } from './report/advanced-task.facts.ts'
import { advancedTaskPanel, comparedItems } from './report/advanced-task.panel.ts'

export const advancedTask: ToolSpec<AdvancedTaskConfig, AdvancedTaskCapture> = {
  ...advancedTaskCard,
  version: 1,
  config: AdvancedTaskConfig,
  capture: AdvancedTaskCapture,

  usual: () => ({ plannedRounds: 3, secondsBetweenRounds: 60, sampledSeats: 10, demandScale: 'dok' }),
  blank: () => ({ roomSeats: 0, sampled: {}, rounds: [] }),
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: (capture, config) => advancedTaskFacts(capture, config),
  record: (capture, config) => advancedTaskRecord(capture, config),
  panel: advancedTaskPanel,
  visitItems: comparedItems,
}
