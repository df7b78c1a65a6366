import type { ToolView } from '../../definition/tool-view.ts'

export const noticingWonderingView: ToolView = {
  ...{ id: 1, key: 'noticing-wondering', title: 'Noticing & Wondering', isSingle: true },
  capture: () => import('./capture/noticing-wondering.capture.tsx'),
  configure: () => import('./configure/noticing-wondering.configure.tsx'),
}
