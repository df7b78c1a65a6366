import type { ToolCard } from '../../definition/tool-card.ts'

export const standardOverTimeCard: ToolCard = {
  id: 7,
  key: 'standard-over-time',
  title: 'Standard Over Time',
  short: 'Standard',
  isSingle: true,
}
