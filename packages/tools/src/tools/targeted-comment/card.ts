import type { ToolCard } from '../../definition/tool-card.ts'

export const targetedCommentCard: ToolCard = {
  id: 8,
  key: 'targeted-comment',
  title: 'Targeted Comment',
  short: 'Comments',
  isSingle: true,
}
