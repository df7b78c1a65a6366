export { IconArmchair as AdvancedTaskIcon } from '@tabler/icons-react'
