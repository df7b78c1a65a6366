import type { ToolView } from '../tool-view.ts'

export const standardOverTimeView: ToolView = {
  ...{ id: 7, key: 'standard-over-time', title: 'Standard Over Time', isSingle: true },
  capture: () => import('./standard-over-time.capture.tsx'),
  configure: () => import('./standard-over-time.configure.tsx'),
}
