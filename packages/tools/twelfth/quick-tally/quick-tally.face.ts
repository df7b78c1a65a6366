import type { ToolFace } from '@corridor/tools/definition/tool-face'
import { quickTallyCard } from './card.ts'
import { QuickTallyIcon } from './icon.ts'
import type { TallyConfig } from './quick-tally.shape.ts'

export const quickTallyFace: ToolFace = {
  ...quickTallyCard,
  Icon: QuickTallyIcon,
  line: 'A mark for each one seen',
  configure: () => import('./quick-tally.configure.tsx'),
  brief: ({ counts }: TallyConfig) => `Marks for each ${counts}`,
}
