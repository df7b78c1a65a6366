import type { ToolView } from '../tool-view.ts'

export const onTaskView: ToolView = {
  ...{ id: 2, key: 'on-task', title: 'On Task', isSingle: true },
  capture: () => import('./on-task.capture.tsx'),
  configure: () => import('./on-task.configure.tsx'),
}
