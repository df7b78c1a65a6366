import type { ToolView } from '../../definition/tool-view.ts'
import { standardOverTimeCard } from './card.ts'

export const standardOverTimeView: ToolView = {
  ...standardOverTimeCard,
  capture: () => import('./capture/standard-over-time.capture.tsx'),
}
