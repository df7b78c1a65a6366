import type { ToolView } from '../../definition/tool-view.ts'

export const higherLevelQuestioningView: ToolView = {
  ...{ id: 4, key: 'higher-level-questioning', title: 'Higher-Level Questioning', isSingle: true },
  capture: () => import('./capture/higher-level-questioning.capture.tsx'),
  configure: () => import('./configure/higher-level-questioning.configure.tsx'),
}
