import { stepStatusTitles } from '@corridor/domain/steps/action-step'
import type { Queries } from '../../../database/doors.ts'
import { listStepsAbout, type StepAbout } from '../../educators/steps/list-steps.ts'
import { listTeaching } from '../../educators/teaching/list-teaching.ts'
import type { Piece } from '../pack-pieces.ts'
import { type ExportedEducator, type ExportReader, educatorsAfter } from './content.queries.ts'
import { linesOf, type Rows } from './export-files.ts'
import { yesOrNo } from './school-rows.ts'

const PAGE = 200

interface EducatorPage {
  readonly pieces: Piece[]
  /** Where the next page begins; undefined: this was the last. */
  readonly next: number | undefined
}

/** Educators with where they teach and what was agreed with them. */
export async function educatorPage(
  db: Queries,
  reader: ExportReader,
  timeZone: string,
  after: number,
): Promise<EducatorPage> {
  const found = await educatorsAfter(db, reader, after, PAGE)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { pieces: [], next: undefined }
  const steps = await listStepsAbout(db, reader.actor, timeZone, ids)
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const stepRows = steps
    .filter((it) => isOfReader(reader, it))
    .map((it) => stepRow(it, names.get(it.educatorId) ?? ''))
  const lists = reader.scope.kind === 'own' ? [] : await listPieces(db, found)
  return {
    pieces: [...lists, tablePiece('action-steps.csv', stepRows)],
    next: found.length < PAGE ? undefined : ids.at(-1),
  }
}

async function listPieces(db: Queries, found: readonly ExportedEducator[]): Promise<Piece[]> {
  const ids = found.map(({ id }) => id)
  const names = new Map(found.map(({ id, name }) => [id, name]))
  const taught = await listTeaching(db, ids)
  const teaching = taught.map(({ educatorId, schoolId, school, startsOn, endsOn }) => [
    String(educatorId),
    names.get(educatorId) ?? '',
    String(schoolId),
    school,
    startsOn,
    endsOn ?? '',
  ])
  return [tablePiece('educators.csv', found.map(educatorRow)), tablePiece('teaching.csv', teaching)]
}

function educatorRow(it: ExportedEducator): string[] {
  return [
    String(it.id),
    it.name,
    it.grades,
    it.subject,
    it.room,
    it.email ?? '',
    it.externalId ?? '',
    it.hiredOn ?? '',
    yesOrNo(it.isActive),
    yesOrNo(it.isProvisional),
  ]
}

/** Whether a step goes into an export of somebody's own: agreed with them, or written by them. */
function isOfReader({ scope, me, actor }: ExportReader, { educatorId, createdById }: StepAbout): boolean {
  return scope.kind !== 'own' || educatorId === me || createdById === actor.userId
}

function stepRow(it: StepAbout, educator: string): string[] {
  return [
    it.id,
    String(it.educatorId),
    educator,
    it.text,
    it.dueOn ?? '',
    stepStatusTitles[it.status],
    it.createdBy,
    it.createdOn,
    it.closedOn ?? '',
    yesOrNo(it.isFromCoaching),
  ]
}

type TableFile = Parameters<typeof linesOf>[0]

export function tablePiece(file: TableFile, rows: Rows): Piece {
  return { file, text: linesOf(file, rows), rows: rows.length }
}
