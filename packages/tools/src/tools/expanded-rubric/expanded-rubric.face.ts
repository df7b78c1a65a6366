import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import { expandedRubricCard } from './card.ts'
import type { ExpandedRubricConfig } from './expanded-rubric.shape.ts'
import { ExpandedRubricIcon } from './icon.ts'

export const expandedRubricFace: ToolFace = {
  ...expandedRubricCard,
  Icon: ExpandedRubricIcon,
  line: 'Levels with evidence',
  configure: () => import('./configure/expanded-rubric.configure.tsx'),
  sets: {
    path: '/configuration/rubric',
    title: 'Rubrics',
    words: { set: 'rubric', one: 'indicator', many: 'indicators' },
    editor: () => import('./editor/rubric.view.ts'),
  },
  brief: ({ indicators }: ExpandedRubricConfig) => counted(indicators.length, 'indicator'),
}
