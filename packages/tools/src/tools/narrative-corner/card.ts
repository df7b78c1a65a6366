import type { ToolCard } from '../../definition/tool-card.ts'

export const narrativeCornerCard: ToolCard = {
  id: 5,
  key: 'narrative-corner',
  title: 'Narrative Corner',
  short: 'Narrative',
  isSingle: true,
}
