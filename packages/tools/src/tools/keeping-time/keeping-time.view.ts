import type { ToolView } from '../../definition/tool-view.ts'

export const keepingTimeView: ToolView = {
  ...{ id: 6, key: 'keeping-time', title: 'Keeping Time', isSingle: true },
  capture: () => import('./capture/keeping-time.capture.tsx'),
  configure: () => import('./configure/keeping-time.configure.tsx'),
}
