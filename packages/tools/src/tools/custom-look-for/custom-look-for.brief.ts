import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { LookForSet } from './set/look-for-set.shape.ts'

export const customLookForBrief: ToolBrief = {
  id: 11,
  words: ({ items }: LookForSet) => counted(items.length, 'look-for'),
}
