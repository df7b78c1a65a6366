import type { ToolView } from '../../definition/tool-view.ts'

export const standardOverTimeView: ToolView = {
  ...{ id: 7, key: 'standard-over-time', title: 'Standard Over Time', isSingle: true },
  capture: () => import('./capture/standard-over-time.capture.tsx'),
  configure: () => import('./configure/standard-over-time.configure.tsx'),
}
