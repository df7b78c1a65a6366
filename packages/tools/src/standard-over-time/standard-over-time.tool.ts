import type { ToolSpec } from '../tool.ts'
import { levelsOf, standardOf, valueIn } from './checks.ts'
import { missingIn } from './missing-words.ts'
import { shippedStandards } from './shipped-standards.ts'
import { blankCheck } from './standard-changes.ts'
import { standardFacts } from './standard-over-time.facts.ts'
import { standardPanel } from './standard-over-time.panel.ts'
import { standardRecord } from './standard-over-time.record.ts'
import { StandardOverTimeCapture, StandardOverTimeConfig } from './standard-over-time.shape.ts'

export const standardOverTime: ToolSpec<StandardOverTimeConfig, StandardOverTimeCapture> = {
  id: 7,
  key: 'standard-over-time',
  title: 'Standard Over Time',
  isSingle: true,
  version: 1,
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
  panel: ({ total, n }, config) => standardPanel(total, n, config),
  /** With its scale: where that is another at the next visit, the run breaks. */
  carry: (capture, config) => {
    const standard = standardOf(capture, config)
    if (!standard || missingIn(capture, config).length > 0) return null
    const levels = levelsOf(standard, config).map((it) => ({ ...it }))
    return { standardId: standard.id, levels, value: valueIn(capture, config) }
  },
}
