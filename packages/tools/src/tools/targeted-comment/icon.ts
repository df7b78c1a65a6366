export { IconTargetArrow as TargetedCommentIcon } from '@tabler/icons-react'
