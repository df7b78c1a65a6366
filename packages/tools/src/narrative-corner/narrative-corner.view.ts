import type { ToolView } from '../tool-view.ts'

export const narrativeCornerView: ToolView = {
  ...{ id: 5, key: 'narrative-corner', title: 'Narrative Corner', isSingle: true },
  capture: () => import('./narrative-corner.capture.tsx'),
  configure: () => import('./narrative-corner.configure.tsx'),
}
