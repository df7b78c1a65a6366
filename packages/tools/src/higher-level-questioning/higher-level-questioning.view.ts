import type { ToolView } from '../tool-view.ts'

export const higherLevelQuestioningView: ToolView = {
  ...{ id: 4, key: 'higher-level-questioning', title: 'Higher-Level Questioning', isSingle: true },
  capture: () => import('./higher-level-questioning.capture.tsx'),
  configure: () => import('./higher-level-questioning.configure.tsx'),
}
