import type { ToolView } from '../../definition/tool-view.ts'
import { keepingTimeCard } from './card.ts'

export const keepingTimeView: ToolView = {
  ...keepingTimeCard,
  capture: () => import('./capture/keeping-time.capture.tsx'),
}
