import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { askExport } from './ask-export.ts'
import { describeExport } from './describe-export.ts'
import { downloadExport } from './download-export.ts'
import { findExport } from './exports.queries.ts'
import { listExports } from './list-exports.ts'
import { requireOwn } from './own-export.ts'
import { removeExport } from './remove-export.ts'

export const exportRoutes: Handlers<typeof contract.exports> = {
  ask: (context, request) => askExport(context, request),
  list: (context, request) => listExports(context, request),
  show: async ({ db, actor, now }, { params }) =>
    describeExport(requireOwn(actor, await findExport(db, params.exportId)), now()),
  remove: (context, { params }) => removeExport(context, params.exportId),
  file: (context, { params }) => downloadExport(context, params.exportId),
}
