export { IconMessageCircleQuestion as HigherLevelQuestioningIcon } from '@tabler/icons-react'
