import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { TargetedCommentConfig } from './targeted-comment.shape.ts'

export const targetedCommentBrief: ToolBrief = {
  id: 8,
  words: ({ mostSent }: TargetedCommentConfig) => `Up to ${counted(mostSent, 'comment')}`,
}
