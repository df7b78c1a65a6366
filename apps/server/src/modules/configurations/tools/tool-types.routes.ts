import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../../http/mount.ts'
import { chooseTools } from './choose-tools.ts'
import { listTools } from './list-tools.ts'

export const toolTypeRoutes: Handlers<typeof contract.toolTypes> = {
  list: (context) => listTools(context),
  choose: (context, request) => chooseTools(context, request),
}
