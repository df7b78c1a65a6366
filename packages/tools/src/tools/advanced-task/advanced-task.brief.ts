import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { AdvancedTaskConfig } from './advanced-task.shape.ts'

export const advancedTaskBrief: ToolBrief = {
  id: 3,
  words: ({ plannedRounds, sampledSeats }: AdvancedTaskConfig) =>
    `${counted(plannedRounds, 'round')} · ${counted(sampledSeats, 'seat')}`,
}
