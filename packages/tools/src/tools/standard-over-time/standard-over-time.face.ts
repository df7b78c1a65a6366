import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import { standardOverTimeCard } from './card.ts'
import { StandardOverTimeIcon } from './icon.ts'
import type { StandardOverTimeConfig } from './standard-over-time.shape.ts'

export const standardOverTimeFace: ToolFace = {
  ...standardOverTimeCard,
  Icon: StandardOverTimeIcon,
  line: 'One standard, repeated visits',
  configure: () => import('./configure/standard-over-time.configure.tsx'),
  brief: ({ standards }: StandardOverTimeConfig) => counted(standards.length, 'standard'),
}
