import type { ToolCard } from '../../definition/tool-card.ts'

export const expandedRubricCard: ToolCard = {
  id: 9,
  key: 'expanded-rubric',
  title: 'Expanded Rubric',
  short: 'Rubric',
  isSingle: false,
}
