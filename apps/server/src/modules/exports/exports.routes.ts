import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { askExport } from './ask-export.ts'
import { describeExport } from './describe-export.ts'
import { downloadExport } from './download-export.ts'
import { exportChoices } from './export-reach.ts'
import { exportsOf, findExport } from './exports.queries.ts'
import { requireOwn } from './own-export.ts'
import { removeExport } from './remove-export.ts'

export const exportRoutes: Handlers<typeof contract.exports> = {
  ask: (context, request) => askExport(context, request),
  list: async ({ db, actor, now }) => {
    const rows = await exportsOf(db, actor.realUserId)
    return {
      items: rows.map((row) => describeExport(row, now())),
      choices: await exportChoices(db, actor),
    }
  },
  show: async ({ db, actor, now }, { params }) =>
    describeExport(requireOwn(actor, await findExport(db, params.exportId)), now()),
  remove: (context, { params }) => removeExport(context, params.exportId),
  file: (context, { params }) => downloadExport(context, params.exportId),
}
