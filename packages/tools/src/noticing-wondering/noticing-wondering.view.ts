import type { ToolView } from '../tool-view.ts'

export const noticingWonderingView: ToolView = {
  ...{ id: 1, key: 'noticing-wondering', title: 'Noticing & Wondering', isSingle: true },
  capture: () => import('./noticing-wondering.capture.tsx'),
  configure: () => import('./noticing-wondering.configure.tsx'),
}
