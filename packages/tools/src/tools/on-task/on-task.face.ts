import { counted } from '@corridor/domain/words/count-words'
import type { ToolFace } from '../../definition/tool-face.ts'
import { onTaskCard } from './card.ts'
import { OnTaskIcon } from './icon.ts'
import type { OnTaskConfig } from './on-task.shape.ts'

export const onTaskFace: ToolFace = {
  ...onTaskCard,
  Icon: OnTaskIcon,
  line: 'Timed sweeps of the whole class',
  configure: () => import('./configure/on-task.configure.tsx'),
  brief: ({ plannedSweeps, secondsBetweenSweeps }: OnTaskConfig) =>
    `${counted(plannedSweeps, 'sweep')} · every ${pauseWords(secondsBetweenSweeps)}`,
}

/** “2 min”, “90 s” */
function pauseWords(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
