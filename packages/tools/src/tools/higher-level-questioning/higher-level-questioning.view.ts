import type { ToolView } from '../../definition/tool-view.ts'
import { higherLevelQuestioningCard } from './card.ts'

export const higherLevelQuestioningView: ToolView = {
  ...higherLevelQuestioningCard,
  capture: () => import('./capture/higher-level-questioning.capture.tsx'),
}
