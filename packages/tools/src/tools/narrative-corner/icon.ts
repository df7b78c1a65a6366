export { IconWriting as NarrativeCornerIcon } from '@tabler/icons-react'
