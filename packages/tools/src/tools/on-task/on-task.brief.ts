import { counted } from '@corridor/domain/words/count-words'
import type { ToolBrief } from '../../definition/tool-brief.ts'
import type { OnTaskConfig } from './on-task.shape.ts'

export const onTaskBrief: ToolBrief = {
  id: 2,
  words: ({ plannedSweeps, secondsBetweenSweeps }: OnTaskConfig) =>
    `${counted(plannedSweeps, 'sweep')} · every ${pauseWords(secondsBetweenSweeps)}`,
}

/** «2 min», «90 s» */
function pauseWords(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
