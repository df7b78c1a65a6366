export { IconFocus2 as OnTaskIcon } from '@tabler/icons-react'
