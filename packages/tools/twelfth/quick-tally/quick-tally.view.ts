import type { ToolView } from '@corridor/tools/definition/tool-view'
import { quickTallyCard } from './card.ts'

export const quickTallyView: ToolView = {
  ...quickTallyCard,
  capture: () => import('./quick-tally.capture.tsx'),
}
