import type { ToolFace } from '../../definition/tool-face.ts'
import { narrativeCornerCard } from './card.ts'
import { NarrativeCornerIcon } from './icon.ts'

export const narrativeCornerFace: ToolFace = {
  ...narrativeCornerCard,
  Icon: NarrativeCornerIcon,
  line: 'Timestamped script with tags',
  configure: () => import('./configure/narrative-corner.configure.tsx'),
}
