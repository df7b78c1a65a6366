import type { ToolView } from '../../definition/tool-view.ts'
import { onTaskCard } from './card.ts'

export const onTaskView: ToolView = {
  ...onTaskCard,
  capture: () => import('./capture/on-task.capture.tsx'),
}
