import type { ToolView } from '../tool-view.ts'

export const advancedTaskView: ToolView = {
  ...{ id: 3, key: 'advanced-task', title: 'Advanced Task', isSingle: true },
  capture: () => import('./advanced-task.capture.tsx'),
  configure: () => import('./advanced-task.configure.tsx'),
}
