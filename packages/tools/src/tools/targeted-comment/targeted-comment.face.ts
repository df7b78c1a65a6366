import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import { targetedCommentCard } from './card.ts'
import { TargetedCommentIcon } from './icon.ts'
import type { TargetedCommentConfig } from './targeted-comment.shape.ts'

export const targetedCommentFace: ToolFace = {
  ...targetedCommentCard,
  Icon: TargetedCommentIcon,
  line: 'Comments from a bank, tied to evidence',
  configure: () => import('./configure/targeted-comment.configure.tsx'),
  own: 'My comment bank',
  brief: ({ mostSent }: TargetedCommentConfig) => `Up to ${counted(mostSent, 'comment')}`,
}
