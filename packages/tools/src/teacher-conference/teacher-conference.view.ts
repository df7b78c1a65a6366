import type { ToolView } from '../tool-view.ts'

export const teacherConferenceView: ToolView = {
  ...{ id: 10, key: 'teacher-conference', title: 'Teacher Conference', isSingle: true },
  capture: () => import('./teacher-conference.capture.tsx'),
  configure: () => import('./teacher-conference.configure.tsx'),
  goals: () => import('./earlier-goals.ts'),
}
