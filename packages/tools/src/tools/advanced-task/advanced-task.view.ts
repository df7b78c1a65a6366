import type { ToolView } from '../../definition/tool-view.ts'

export const advancedTaskView: ToolView = {
  ...{ id: 3, key: 'advanced-task', title: 'Advanced Task', isSingle: true },
  capture: () => import('./capture/advanced-task.capture.tsx'),
  configure: () => import('./configure/advanced-task.configure.tsx'),
}
