import type { ToolView } from '../../definition/tool-view.ts'

export const onTaskView: ToolView = {
  ...{ id: 2, key: 'on-task', title: 'On Task', isSingle: true },
  capture: () => import('./capture/on-task.capture.tsx'),
  configure: () => import('./configure/on-task.configure.tsx'),
}
