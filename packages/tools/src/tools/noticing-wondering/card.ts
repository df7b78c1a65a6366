import type { ToolCard } from '../../definition/tool-card.ts'

export const noticingWonderingCard: ToolCard = {
  id: 1,
  key: 'noticing-wondering',
  title: 'Noticing & Wondering',
  short: 'Noticing',
  isSingle: true,
}
