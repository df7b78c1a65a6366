import { notify, type Telling } from '../notices/notify.ts'
import type { ExportRow } from './exports.queries.ts'

/** Tells whoever asked for an export what became of it. */
export async function tellOfExport(
  telling: Telling,
  { id, userId }: Pick<ExportRow, 'id' | 'userId'>,
  kind: 'export-ready' | 'export-failed',
): Promise<void> {
  await notify(telling, [{ to: userId, kind, key: `export ${id}` }])
}
