import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { listOutbox } from './list-outbox.ts'

export const outboxRoutes: Handlers<typeof contract.outbox> = {
  list: (context, request) => listOutbox(context, request),
}
