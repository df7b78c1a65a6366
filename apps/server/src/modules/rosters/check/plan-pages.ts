import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { RosterPlanItem } from '@corridor/contract/people/roster-shapes'
import { Problem } from '@corridor/contract/problems'
import type { Day } from '@corridor/domain/calendar/calendar'
import { csvOf } from '@corridor/domain/files/csv'
import { schoolsOf } from '@corridor/domain/people/educator-sight'
import { DEMO_USER, type EducatorId, type SchoolId } from '@corridor/domain/people/ids'
import type { FaultPlace } from '@corridor/domain/roster/fault-place'
import { planKinds } from '@corridor/domain/roster/plan/roster-plan'
import type { RosterRow } from '@corridor/domain/roster/roster-row'
import { fieldTitles, kindTitles } from '@corridor/domain/roster/roster-words'
import type { Queries } from '../../../database/doors.ts'
import { Download } from '../../../http/download.ts'
import { fileNameOf } from '../../../http/file-name.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { listEverySchool } from '../../districts/list-every-school.ts'
import { listTeaching } from '../../educators/teaching/list-teaching.ts'
import { getSeenImport } from '../import-access.ts'
import { countPlan, type PlannedRow, pageOfPlan, planAfter } from '../plan.queries.ts'
import { type ImportRow, someRowsOf } from '../rosters.queries.ts'

type Plan = typeof contract.rosterImports.plan
type Sheet = typeof contract.rosterImports.sheet

export async function listPlan(
  { db, actor, place }: ActorContext,
  { params, query }: RequestOf<Plan>,
): Promise<ResponseOf<Plan>> {
  const of = await getSeenImport(db, actor, params.importId)
  const { id } = of
  const { skip = 0, limit = 10, kind = 'changed', ...rest } = query
  const filters = { ...rest, kind }
  const [found, rows] = [await countPlan(db, id, filters), await pageOfPlan(db, id, filters, skip, limit)]
  const names = new Map((await listEverySchool(db)).map((it) => [it.id, it.name]))
  const known = isAsBefore(kind) ? rows.flatMap(({ educatorId }) => educatorId ?? []) : []
  const compared = rows.flatMap(({ faults }) => faults.flatMap((it) => rowsIn(it.mending)))
  const told = {
    of,
    names,
    schools: await schoolsNow(db, place.today, known),
    rows: await someRowsOf(db, id, [...new Set(compared)]),
  }
  return { found, items: rows.map((row) => itemOf(row, told)) }
}

/** Who leaves or stays unchanged keeps their schools, and the plan does not repeat them. */
const isAsBefore = (kind: PlannedRow['kind']) => kind === 'leaving' || kind === 'unchanged'

async function schoolsNow(db: Queries, today: Day, ids: readonly EducatorId[]): Promise<Told['schools']> {
  if (ids.length === 0) return new Map()
  const taught = await listTeaching(db, ids)
  const theirs = (id: EducatorId) => taught.filter(({ educatorId }) => educatorId === id)
  return new Map(ids.map((id) => [id, schoolsOf(theirs(id), today)]))
}

/** What is told besides the plan: schools and their names, and what the file says in rows to choose from. */
interface Told {
  readonly of: ImportRow
  readonly schools: ReadonlyMap<EducatorId, readonly SchoolId[]>
  readonly names: ReadonlyMap<SchoolId, string>
  readonly rows: ReadonlyMap<number, RosterRow>
}

function itemOf(row: PlannedRow, { of, names, schools, rows }: Told): RosterPlanItem {
  const { position, kind, externalId, email, educatorId, changes, faults, hint, outcome } = row
  return {
    position,
    kind,
    row: row.row,
    name: nameIn(of, row),
    externalId,
    email,
    educatorId,
    schools: schoolsIn(row, schools).map((it) => names.get(it) ?? ''),
    changes: [...changes],
    faults: faults.map((it) => ({
      ...it,
      ...placeIn(of, row, it),
      mending: mendingOf(it.mending, rows),
    })),
    hint,
    outcome,
  }
}

/** The name that somebody has in Corridor now: whoever is imported with another one has that name from then on. */
function nameIn({ state }: ImportRow, { name, before }: PlannedRow): string {
  const isIn = state === 'done' || state === 'undoing'
  return isIn ? name : (before?.name ?? name)
}

type Fault = RosterPlanItem['faults'][number]

/** The file and the row that tell of somebody, or where they are at fault. */
function placeIn(
  { fileName, isPulled, read }: ImportRow,
  { row }: PlannedRow,
  fault?: FaultPlace,
): Pick<Fault, 'file' | 'row'> {
  if (isPulled || row === null) return { file: null, row: null }
  const file = read?.files ? 'users.csv' : read?.sheet ? `${fileName}, sheet “${read.sheet}”` : fileName
  return { file: fault?.file ?? file, row: fault?.row ?? row }
}

type Mending = PlannedRow['faults'][number]['mending']

function rowsIn(mending: Mending): readonly number[] {
  return mending?.by === 'rows' ? mending.rows : []
}

function mendingOf(mending: Mending, rows: Told['rows']) {
  if (mending?.by !== 'rows') return mending
  const compared = mending.rows.map((row) => {
    const { name = '', externalId, email, subject, room } = rows.get(row) ?? {}
    return { row, name, about: [externalId, email, subject, room].filter((it) => it).join(' · ') }
  })
  return { by: mending.by, rows: compared }
}

function schoolsIn({ kind, educatorId, after, invite }: PlannedRow, schools: Told['schools']) {
  if (invite) return invite.schoolId === null ? [] : [invite.schoolId]
  if (kind === 'new') return [...new Set((after?.teaching ?? []).map(({ schoolId }) => schoolId))]
  return (educatorId !== null && schools.get(educatorId)) || []
}

const AT_ONCE = 2_000
const titles = [
  'What',
  'File',
  'Row',
  'Name',
  'Id',
  'Email',
  'Field or column',
  'In Corridor now, or in the file',
  'After the import',
  'Note',
]

/** The whole check as a spreadsheet: a line for each field that changes, and for each fault. */
export async function planSheet(
  { db, actor, place }: ActorContext,
  { params, query }: RequestOf<Sheet>,
): Promise<Download> {
  const row = await getSeenImport(db, actor, params.importId)
  if (actor.userId === DEMO_USER) throw new Problem('demo-downloads-nothing')
  const kinds = query.kind ? [query.kind] : planKinds
  const parts: Buffer[] = [
    Buffer.from(`\u{feff}${csvOf({ columns: titles.map((title) => ({ title })), rows: [] })}`),
  ]
  for (const kind of kinds)
    for await (const rows of pages(db, row.id, kind))
      parts.push(
        Buffer.from(
          csvOf({ columns: [], rows: rows.flatMap((it) => linesOf(row, it)) }).replace(/^\r\n/, ''),
        ),
      )
  const content = Buffer.concat(parts)
  return new Download(fileNameOf('Roster check', row.fileName, place.today, 'csv'), content.length, content)
}

async function* pages(db: Queries, id: string, kind: PlannedRow['kind']) {
  for (let after = 0; ; ) {
    const rows = await planAfter(db, id, kind, after, AT_ONCE)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.position
  }
}

function linesOf(of: ImportRow, planned: PlannedRow): string[][] {
  const { kind, externalId, email, changes, faults, hint, outcome } = planned
  const whoAt = ({ file, row }: Pick<Fault, 'file' | 'row'>) => [
    kindTitles[kind],
    file ?? '',
    String(row ?? ''),
    nameIn(of, planned),
    externalId ?? '',
    email ?? '',
  ]
  const who = whoAt(placeIn(of, planned))
  const note = outcome === null ? (hint ?? '') : outcomeWords[outcome]
  const changed = changes.map(({ field, from, to, note: follows }) => [
    ...who,
    fieldTitles[field],
    from ?? '',
    to ?? '',
    outcome === null ? (follows ?? '') : note,
  ])
  const wrong = faults.map((it) => [
    ...whoAt(placeIn(of, planned, it)),
    it.column ?? '',
    it.says,
    '',
    it.sentence,
  ])
  const lines = [...changed, ...wrong]
  return lines.length > 0 ? lines : [[...who, '', '', '', note]]
}

const outcomeWords = {
  undone: 'Undone.',
  visited: 'Not undone: visits or steps refer to them by now.',
  edited: 'Not undone: changed since the import.',
} as const
