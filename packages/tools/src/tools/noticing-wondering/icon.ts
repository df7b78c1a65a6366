export { IconEyeQuestion as NoticingWonderingIcon } from '@tabler/icons-react'
