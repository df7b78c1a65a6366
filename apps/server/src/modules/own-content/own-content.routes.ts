import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { saveOwn } from './save-own.ts'
import { showOwn } from './show-own.ts'

export const ownContentRoutes: Handlers<typeof contract.ownContent> = {
  show: ({ db, actor }, { query }) => showOwn(db, actor, query.toolType),
  save: (context, request) => saveOwn(context, request),
}
