import type { ToolView } from '../../definition/tool-view.ts'

export const teacherConferenceView: ToolView = {
  ...{ id: 10, key: 'teacher-conference', title: 'Teacher Conference', isSingle: true },
  capture: () => import('./capture/teacher-conference.capture.tsx'),
  configure: () => import('./configure/teacher-conference.configure.tsx'),
  goals: () => import('./earlier-goals.ts'),
}
