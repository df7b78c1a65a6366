import type { ToolCard } from '../../definition/tool-card.ts'

export const onTaskCard: ToolCard = { id: 2, key: 'on-task', title: 'On Task', isSingle: true }
