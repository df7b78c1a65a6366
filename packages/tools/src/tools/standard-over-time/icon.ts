export { IconTimeline as StandardOverTimeIcon } from '@tabler/icons-react'
