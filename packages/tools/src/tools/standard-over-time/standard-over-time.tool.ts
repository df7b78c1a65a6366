import type { ToolSpec } from '../../definition/tool.ts'
import { standardOverTimeCard } from './card.ts'
import { missingIn } from './missing-words.ts'
import { standardRecord } from './record/standard-over-time.record.ts'
import { standardFacts } from './report/standard-over-time.facts.ts'
import { standardPanel } from './report/standard-over-time.panel.ts'
import { carriedCheck } from './run/carried-check.ts'
import { shippedStandards } from './shipped-standards.ts'
import { blankCheck } from './standard-changes.ts'
import { StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'

export const standardOverTime: ToolSpec<StandardOverTimeConfig, StandardOverTimeCapture> = {
  ...standardOverTimeCard,
  version: 3,
  config: StandardOverTimeConfig,
  capture: StandardOverTimeCapture,

  usual: () => ({
    standards: shippedStandards(),
    baselineVisits: 3,
    cadenceDays: 14,
    target: 3,
    mode: 'level',
  }),
  blank: blankCheck,
  upgrade: (_, capture) => capture,
  missing: missingIn,
  facts: standardFacts,
  record: (capture, config, { visit }) => standardRecord(capture, config, visit),
  panel: standardPanel,
  carry: carriedCheck,
}
