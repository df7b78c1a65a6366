import type { ToolView } from '../../definition/tool-view.ts'
import { targetedCommentCard } from './card.ts'

export const targetedCommentView: ToolView = {
  ...targetedCommentCard,
  capture: () => import('./capture/targeted-comment.capture.tsx'),
}
