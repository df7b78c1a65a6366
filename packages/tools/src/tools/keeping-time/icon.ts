export { IconHourglass as KeepingTimeIcon } from '@tabler/icons-react'
