import type { ToolCard } from '@corridor/tools/definition/tool-card'

export const quickTallyCard: ToolCard = { id: 12, key: 'quick-tally', title: 'Quick Tally', isSingle: true }
