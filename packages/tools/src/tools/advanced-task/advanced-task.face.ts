import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import type { AdvancedTaskConfig } from './advanced-task.shape.ts'
import { advancedTaskCard } from './card.ts'
import { AdvancedTaskIcon } from './icon.ts'

export const advancedTaskFace: ToolFace = {
  ...advancedTaskCard,
  Icon: AdvancedTaskIcon,
  line: 'Engagement and task demand',
  configure: () => import('./configure/advanced-task.configure.tsx'),
  brief: ({ plannedRounds, sampledSeats }: AdvancedTaskConfig) =>
    `${counted(plannedRounds, 'round')} · ${counted(sampledSeats, 'seat')}`,
}
