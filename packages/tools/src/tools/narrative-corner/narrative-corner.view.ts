import type { ToolView } from '../../definition/tool-view.ts'

export const narrativeCornerView: ToolView = {
  ...{ id: 5, key: 'narrative-corner', title: 'Narrative Corner', isSingle: true },
  capture: () => import('./capture/narrative-corner.capture.tsx'),
  configure: () => import('./configure/narrative-corner.configure.tsx'),
}
