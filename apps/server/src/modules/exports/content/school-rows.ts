import type { Queries } from '../../../database/doors.ts'
import type { Piece } from '../pack-pieces.ts'
import { type ExportReader, schoolsOfScope } from './content.queries.ts'
import { linesOf } from './export-files.ts'

export async function schoolPiece(db: Queries, reader: ExportReader): Promise<Piece> {
  const found = await schoolsOfScope(db, reader)
  const rows = found.map(({ id, name, gradeSpan, isActive, visitsPlannedPerWeek }) => [
    String(id),
    name,
    gradeSpan,
    yesOrNo(isActive),
    String(visitsPlannedPerWeek ?? ''),
  ])
  return { file: 'schools.csv', text: linesOf('schools.csv', rows), rows: rows.length }
}

export function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No'
}
