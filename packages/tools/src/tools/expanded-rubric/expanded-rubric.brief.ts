import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { ExpandedRubricConfig } from './expanded-rubric.shape.ts'

export const expandedRubricBrief: ToolBrief = {
  id: 9,
  words: ({ indicators }: ExpandedRubricConfig) => counted(indicators.length, 'indicator'),
}
