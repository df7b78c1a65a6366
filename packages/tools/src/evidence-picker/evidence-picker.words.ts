import { timeIn } from '@corridor/domain/clock/time-in'
import type { Visit } from '../definition/tool.ts'
import { elapsedIn } from '../visit/elapsed.ts'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'

/** “Script 9:52 AM”, “Typed”, “Photo” */
export function sourceWords({ source, file }: PieceOfEvidence, timeZone: string): string {
  if (source) return `${source.kind} ${timeIn(timeZone, source.at)}`
  if (file) return file.type === 'application/pdf' ? 'Document' : 'Photo'
  return 'Typed'
}

/** “Script 7:31 · 9:52 AM”: a piece’s source while capturing, by the visit’s timer and by the clock. */
export function capturedWords(piece: PieceOfEvidence, visit: Visit): string {
  const { source } = piece
  if (!source) return sourceWords(piece, visit.timeZone)
  return `${source.kind} ${elapsedIn(visit, source.at)} · ${timeIn(visit.timeZone, source.at)}`
}
