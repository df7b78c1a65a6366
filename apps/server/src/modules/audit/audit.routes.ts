import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { readAudit } from './read-audit.ts'

export const auditRoutes: Handlers<typeof contract.audit> = {
  list: ({ db, actor, now, request }, { query }) =>
    readAudit(db, actor, query, { requestId: request.id, at: now() }),
}
