import type { ToolFace } from '../../definition/tool-face.ts'
import { noticingWonderingCard } from './card.ts'
import { NoticingWonderingIcon } from './icon.ts'

export const noticingWonderingFace: ToolFace = {
  ...noticingWonderingCard,
  Icon: NoticingWonderingIcon,
  line: 'Statements and open questions',
  configure: () => import('./configure/noticing-wondering.configure.tsx'),
}
