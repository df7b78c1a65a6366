import type { ActorContext } from '../../http/mount.ts'
import { changeExport, deleteExport, dropChunks, lockExport } from './exports.queries.ts'
import { requireOwn } from './own-export.ts'

/** Removes an export. One that is being made stops before its next page, and stays in the list; any other is gone. */
export async function removeExport({ db, actor }: ActorContext, id: string) {
  const { state } = requireOwn(actor, await lockExport(db, id))
  if (state === 'waiting' || state === 'running') {
    await dropChunks(db, id)
    await changeExport(db, id, { state: 'cancelled' })
  } else await deleteExport(db, id)
  return {}
}
