import type { ToolView } from '../tool-view.ts'

export const keepingTimeView: ToolView = {
  ...{ id: 6, key: 'keeping-time', title: 'Keeping Time', isSingle: true },
  capture: () => import('./keeping-time.capture.tsx'),
  configure: () => import('./keeping-time.configure.tsx'),
}
