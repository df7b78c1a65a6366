export { IconMessages as TeacherConferenceIcon } from '@tabler/icons-react'
