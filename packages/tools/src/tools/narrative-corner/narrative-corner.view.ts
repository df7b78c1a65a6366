import type { ToolView } from '../../definition/tool-view.ts'
import { narrativeCornerCard } from './card.ts'

export const narrativeCornerView: ToolView = {
  ...narrativeCornerCard,
  capture: () => import('./capture/narrative-corner.capture.tsx'),
}
