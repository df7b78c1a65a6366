import type { ToolView } from '../../definition/tool-view.ts'
import { customLookForCard } from './card.ts'

export const customLookForView: ToolView = {
  ...customLookForCard,
  capture: () => import('./capture/custom-look-for.capture.tsx'),
}
