import { Problem } from '@corridor/contract/problems'
import type { Download } from '../../http/download.ts'
import type { GuestContext } from '../../http/mount.ts'
import { drawRecord } from '../observations/record/draw-record.ts'
import { printedFor } from '../observations/record/record-file.ts'
import { inRecordSession } from './record-session.ts'

/** All that a link shows as one paper. Drawing it holds no connection. */
export async function printRecord(context: GuestContext): Promise<Download> {
  const printed = await inRecordSession(context, (it) => {
    const [first] = it.shown
    if (!first) throw new Problem('record-session-over')
    return printedFor(it, { params: { observationId: first.id }, query: { visit: 'whole' } })
  })
  return drawRecord(printed)
}
