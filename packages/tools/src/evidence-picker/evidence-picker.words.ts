import { timeIn } from '@corridor/domain/calendar/time-in'
import type { PieceOfEvidence } from './evidence-picker.shape.ts'

/** «Script 9:52», «Typed», «Photo» */
export function sourceWords({ source, file }: PieceOfEvidence, timeZone: string): string {
  if (source) return `${source.kind} ${clockTime(source.at, timeZone)}`
  if (file) return file.type === 'application/pdf' ? 'Document' : 'Photo'
  return 'Typed'
}

/** «9:52»: another tool of the visit may have begun before this one, so only the clock says when. */
export function clockTime(at: string, timeZone: string): string {
  return timeIn(timeZone, at).replace(/ [AP]M$/, '')
}
