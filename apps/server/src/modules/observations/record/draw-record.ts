import { dayIn } from '@corridor/domain/calendar/calendar'
import { Download } from '../../../http/download.ts'
import { fileNameOf } from '../../../http/file-name.ts'
import { type Printed, recordPaper } from './record-paper.ts'

/** A record as PDF, under a name that people read: “Corridor Observation record Omar Haddad 2026-10-21.pdf”. */
export async function drawRecord(printed: Printed): Promise<Download> {
  const { record } = printed.parts[0]
  const paper = recordPaper(printed)
  // What draws a PDF is loaded when somebody asks for one: the server starts without it.
  const { pdfOf } = await import('../../../paper/pdf-of.ts')
  const bytes = await pdfOf(paper)
  const day = dayIn(record.timeZone, new Date(record.startedAt))
  const kind = paper.record?.kind[0] ?? ''
  return new Download(fileNameOf(kind, record.educator.name, day, 'pdf'), bytes.length, bytes)
}
