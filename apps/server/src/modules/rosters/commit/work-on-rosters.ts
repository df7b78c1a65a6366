import type { AuditChange, AuditEventName } from '@corridor/contract/district/audit'
import { Problem } from '@corridor/contract/problems'
import { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import { countAnew } from '../../../database/count-anew.ts'
import type { WholeTransaction } from '../../../database/doors.ts'
import { sqlStateOf, UNIQUE_VIOLATION } from '../../../database/sql-state.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { type DistrictToday, districtToday } from '../../districts/district-today.ts'
import { prepareToWrite } from '../../educators/roster/write-roster.ts'
import { notify } from '../../notices/notify.ts'
import { loadActor } from '../../people/load-actor.ts'
import { nameOf } from '../../people/name-of.ts'
import { checkAgain } from '../check/mend-roster.ts'
import { rightsOf } from '../import-access.ts'
import { dropPlan } from '../plan.queries.ts'
import { changeIf, dropRows, findImport, forget, type ImportRow, keepHabits } from '../rosters.queries.ts'
import type { ImportState } from '../rosters.tables.ts'
import { Cancelled, carryOut, Outdated, type Progress } from './carry-out.ts'
import { takeBack } from './take-back.ts'

const WorkJob = z.object({ id: z.string().regex(/^\d+\/[0-9a-f-]{36}$/) })

/** Carries imports out and undoes them, each in one transaction: a server that is stopped leaves nothing of it. */
export async function workOnRosters(services: Services, jobs: readonly Pick<PgBoss.Job, 'data'>[]) {
  for (const { data } of jobs) {
    const [district, id = ''] = WorkJob.parse(data).id.split('/')
    await workOn(services, DistrictId.parse(Number(district)), id)
  }
}

async function workOn(services: Services, districtId: DistrictId, id: string): Promise<void> {
  const row = await services.database.tenant(districtId, ({ db }) => findImport(db, id))
  if (row?.state === 'cancelled') return forgetCancelled(services, row)
  if (row?.state !== 'importing' && row?.state !== 'undoing') return
  try {
    await (row.state === 'importing' ? importOne(services, row) : undoOne(services, row))
  } catch (error) {
    if (error instanceof Cancelled) return forgetCancelled(services, row)
    if (error instanceof Outdated || isTaken(error)) return planAnew(services, row)
    return stop(services, row, error)
  }
  if (row.total >= MANY) await countAfter(services, row)
}

/** Forgets the people of an import that somebody cancelled; one that was given up for lost may be tried again. */
async function forgetCancelled({ database }: Services, { districtId, id }: ImportRow): Promise<void> {
  await database.tenant(districtId, async ({ db }) => {
    const now = await findImport(db, id)
    if (now?.state === 'cancelled') await forget(db, [id])
  })
}

/** An import of so many people shifts the statistics that PostgreSQL plans lists by. */
const MANY = 1_000
const PEOPLE = ['educators', 'educator_words', 'educator_assignments']

/** Counts the people of a roster anew. The import stands already: without this, lists are slow for a while. */
async function countAfter({ database, log }: Services, { id }: ImportRow): Promise<void> {
  await countAnew(database, PEOPLE).catch((error: Error) =>
    log.warn({ importId: id, kind: error.name }, 'The people of a roster were not counted anew.'),
  )
}

/** Whether somebody gave a number of the import to somebody else meanwhile. */
const isTaken = (error: unknown) => sqlStateOf(error) === UNIQUE_VIOLATION

const REFUSED = 'Who brought this may not import any more. Nothing was changed.'
const WENT_WRONG = 'Something went wrong on our side. Nothing was changed; please try again.'

/** Leaves everything as it was, and says why; what is not a refusal is ours to look into. */
async function stop(services: Services, { districtId, id, state }: ImportRow, error: unknown): Promise<void> {
  const { database, log, now } = services
  const back = state === 'importing' ? 'checked' : 'done'
  const reason = error instanceof Problem ? REFUSED : WENT_WRONG
  const change = { state: back, movedAt: now(), reason } as const
  await database.tenant(districtId, ({ db }) => changeIf(db, id, state, change))
  if (error instanceof Problem) return
  const kind = error instanceof Error ? error.name : typeof error
  log.error({ importId: id, kind }, 'A roster could not be imported.')
}

/** Notes progress outside the transaction of the work, which nobody sees before its end. */
function progressOf({ database, now }: Services, { districtId, id, state }: ImportRow): Progress {
  return async (done) => {
    const isWanted = await database.tenant(districtId, ({ db }) =>
      changeIf(db, id, state, { done, movedAt: now() }),
    )
    if (!isWanted) throw new Cancelled()
  }
}

async function importOne(services: Services, row: ImportRow): Promise<void> {
  const { database, now } = services
  await database.tenant(row.districtId, async (transaction) => {
    const { db } = transaction
    const place = await districtToday(db, now())
    const actor = await loadActor(db, { ...row, parent: null }, place.today)
    if (place.today !== row.checkedOn || rightsOf(actor, row.who) !== row.rights) throw new Outdated()
    await prepareToWrite(db)
    await carryOut(db, row, now(), progressOf(services, row))
    await dropRows(db, row.id)
    await dropPlan(db, row.id, ['unchanged'])
    await keepHabits(db, row.districtId, row.who, { schools: row.mends.schools })
    await finish(services, transaction, place, row, 'done', {})
  })
}

async function undoOne(services: Services, row: ImportRow): Promise<void> {
  const { database, now } = services
  await database.tenant(row.districtId, async (transaction) => {
    const place = await districtToday(transaction.db, now())
    await prepareToWrite(transaction.db)
    const undone = await takeBack(transaction.db, row, progressOf(services, row))
    await finish(services, transaction, place, row, 'undone', { undone })
  })
}

/** Finishes an import as part of its transaction: it is done where all of it is there, and told of then. */
async function finish(
  { config, now }: Services,
  transaction: WholeTransaction,
  place: DistrictToday,
  row: ImportRow,
  state: Extract<ImportState, 'done' | 'undone'>,
  more: Pick<Partial<ImportRow>, 'undone'>,
): Promise<void> {
  const { db } = transaction
  const isDone = state === 'done'
  const userId = isDone ? row.userId : (row.undoneById ?? row.userId)
  const change = { ...more, state, done: row.total, movedAt: now(), ...(isDone && { finishedAt: now() }) }
  if (!(await changeIf(db, row.id, row.state, change))) throw new Cancelled()
  const name: AuditEventName = isDone ? 'roster.import' : 'roster.undo'
  await recordAudit(transaction, {
    name,
    actor: { userId, realUserId: userId },
    districtId: row.districtId,
    subject: { kind: 'district', id: row.districtId },
    requestId: row.id,
    at: now(),
    changes: isDone ? countsOf(row) : [],
  })
  const telling = { ...transaction, config, place }
  if (isDone) return notify(telling, [{ to: userId, kind: 'import-done', key: keyOf(row) }])
  const told = { kind: 'import-undone', key: `${keyOf(row)} undone` } as const
  await notify(telling, [{ ...told, to: userId }])
  // Who brought the roster is told as well, and by whom it was undone.
  if (userId !== row.userId)
    await notify(telling, [{ ...told, to: row.userId, by: await nameOf(db, userId) }])
}

/** The key of a notice about an import, which leads to it. */
function keyOf({ who, id }: Pick<ImportRow, 'id' | 'who'>): string {
  return `${who} ${id}`
}

/** The counts of an import for the trail: how many, and nobody's name. */
function countsOf({ counts }: ImportRow): AuditChange[] {
  if (!counts) return []
  const words = { new: 'New', changed: 'Changed', leaving: 'Leaving', invite: 'Suggested', fault: 'Left out' }
  return Object.entries(words).flatMap(([kind, what]) => {
    const count = Object.entries(counts).find(([it]) => it === kind)?.[1] ?? 0
    return count > 0 ? [{ what, from: null, to: String(count) }] : []
  })
}

const CHANGED =
  'People changed since the check, so it was made again. Nothing is imported yet; look at it and import.'

async function planAnew({ database, now }: Services, row: ImportRow): Promise<void> {
  await database.tenant(row.districtId, async ({ db }) => {
    const place = await districtToday(db, now())
    const actor = await loadActor(db, { ...row, parent: null }, place.today)
    const checked = await checkAgain(db, actor, place, row, now())
    await changeIf(db, row.id, 'importing', { ...checked, state: 'checked', done: 0, reason: CHANGED })
  })
}
