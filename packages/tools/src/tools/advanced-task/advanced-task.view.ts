import type { ToolView } from '../../definition/tool-view.ts'
import { advancedTaskCard } from './card.ts'

export const advancedTaskView: ToolView = {
  ...advancedTaskCard,
  capture: () => import('./capture/advanced-task.capture.tsx'),
}
