import type { ToolCard } from '../../definition/tool-card.ts'

export const higherLevelQuestioningCard: ToolCard = {
  id: 4,
  key: 'higher-level-questioning',
  title: 'Higher-Level Questioning',
  short: 'Questions',
  isSingle: true,
}
