import type { ToolCard } from '../../definition/tool-card.ts'

export const keepingTimeCard: ToolCard = { id: 6, key: 'keeping-time', title: 'Keeping Time', isSingle: true }
