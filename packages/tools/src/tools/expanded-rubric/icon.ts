export { IconLayoutList as ExpandedRubricIcon } from '@tabler/icons-react'
