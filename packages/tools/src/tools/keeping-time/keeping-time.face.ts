import type { ToolFace } from '../../definition/tool-face.ts'
import { keepingTimeCard } from './card.ts'
import { KeepingTimeIcon } from './icon.ts'

export const keepingTimeFace: ToolFace = {
  ...keepingTimeCard,
  Icon: KeepingTimeIcon,
  line: 'Gap-free lesson segments',
  configure: () => import('./configure/keeping-time.configure.tsx'),
}
