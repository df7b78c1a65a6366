import type { ToolView } from '../../definition/tool-view.ts'
import { teacherConferenceCard } from './card.ts'

export const teacherConferenceView: ToolView = {
  ...teacherConferenceCard,
  capture: () => import('./capture/teacher-conference.capture.tsx'),
  goals: () => import('./earlier-goals.ts'),
}
