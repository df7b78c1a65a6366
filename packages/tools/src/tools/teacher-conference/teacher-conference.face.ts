import type { ToolFace } from '../../definition/tool-face.ts'
import { teacherConferenceCard } from './card.ts'
import { TeacherConferenceIcon } from './icon.ts'

export const teacherConferenceFace: ToolFace = {
  ...teacherConferenceCard,
  Icon: TeacherConferenceIcon,
  line: 'Agenda, goals and action steps',
  countedAs: 'held',
  configure: () => import('./configure/teacher-conference.configure.tsx'),
}
