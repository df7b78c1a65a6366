import type { ToolCard } from '../../definition/tool-card.ts'

export const teacherConferenceCard: ToolCard = {
  id: 10,
  key: 'teacher-conference',
  title: 'Teacher Conference',
  short: 'Conference',
  isSingle: true,
}
