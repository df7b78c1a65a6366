import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { planned } from '../../http/planned.ts'
import { find } from './find.ts'

export const searchRoutes: Handlers<typeof contract.search> = {
  find: planned((context, { query }) => find(context, query.search)),
}
