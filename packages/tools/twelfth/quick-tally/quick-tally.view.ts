import type { ToolView } from '@corridor/tools/definition/tool-view'

export const quickTallyView: ToolView = {
  ...{ id: 12, key: 'quick-tally', title: 'Quick Tally', isSingle: true },
  capture: () => import('./quick-tally.capture.tsx'),
  configure: () => import('./quick-tally.configure.tsx'),
}
