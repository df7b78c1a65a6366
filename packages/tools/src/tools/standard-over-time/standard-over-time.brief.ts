import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { StandardOverTimeConfig } from './standard-over-time.shape.ts'

export const standardOverTimeBrief: ToolBrief = {
  id: 7,
  words: ({ standards }: StandardOverTimeConfig) => counted(standards.length, 'standard'),
}
