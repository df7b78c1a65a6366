import type { ToolCard } from '../../definition/tool-card.ts'

export const advancedTaskCard: ToolCard = {
  id: 3,
  key: 'advanced-task',
  title: 'Advanced Task',
  isSingle: true,
}
