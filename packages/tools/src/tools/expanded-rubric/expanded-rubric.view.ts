import type { ToolView } from '../../definition/tool-view.ts'
import { expandedRubricCard } from './card.ts'

export const expandedRubricView: ToolView = {
  ...expandedRubricCard,
  capture: () => import('./capture/expanded-rubric.capture.tsx'),
}
