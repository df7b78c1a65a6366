import type { ToolCard } from '../../definition/tool-card.ts'

export const customLookForCard: ToolCard = {
  id: 11,
  key: 'custom-look-for',
  title: 'Custom Look-Fors',
  isSingle: false,
}
