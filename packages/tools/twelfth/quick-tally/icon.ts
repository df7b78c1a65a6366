export { IconTallymarks as QuickTallyIcon } from '@tabler/icons-react'
