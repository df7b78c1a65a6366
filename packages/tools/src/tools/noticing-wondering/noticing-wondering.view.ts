import type { ToolView } from '../../definition/tool-view.ts'
import { noticingWonderingCard } from './card.ts'

export const noticingWonderingView: ToolView = {
  ...noticingWonderingCard,
  capture: () => import('./capture/noticing-wondering.capture.tsx'),
}
