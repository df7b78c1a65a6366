export { IconListCheck as CustomLookForIcon } from '@tabler/icons-react'
