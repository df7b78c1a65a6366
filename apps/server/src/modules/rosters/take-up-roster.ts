import { randomUUID } from 'node:crypto'
import { holds } from '@corridor/domain/people/actor'
import type { DistrictId, UserId } from '@corridor/domain/people/ids'
import { asksTwice, nothingMended } from '@corridor/domain/roster/plan/roster-plan'
import type { Queries, Transaction } from '../../database/doors.ts'
import { enqueue } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import { districtToday } from '../districts/district-today.ts'
import { loadActor } from '../people/load-actor.ts'
import { stagePlan } from './check/stage-plan.ts'
import { jobOf } from './commit/commit-import.ts'
import { endLost } from './describe-import.ts'
import { reachOf } from './import-access.ts'
import type { RosterRead } from './read/roster-read.ts'
import { inRosterTurn } from './receive-roster.ts'
import {
  changeIf,
  changeImport,
  findImport,
  findRunning,
  forget,
  insertImport,
  insertRows,
  takeImportTurn,
} from './rosters.queries.ts'
import type { PlanCounts } from './rosters.tables.ts'

interface Pulled {
  readonly districtId: DistrictId
  /** The user in whose name, and with whose rights, the roster was pulled. */
  readonly changedById: UserId
  /** The import that the last pull became. */
  readonly importId: string | null
}

interface TakenUp {
  readonly outcome: 'imported' | 'unchanged' | 'held' | 'failed'
  readonly reason: 'no-right' | 'import-running' | null
  readonly counts: PlanCounts | null
  readonly importId: string | null
}

const FILE_NAME = 'OneRoster service'
const AT_ONCE = 500

const failed = (reason: TakenUp['reason']): TakenUp => ({
  outcome: 'failed',
  reason,
  counts: null,
  importId: null,
})

/**
 * Checks a pulled roster as one that somebody brought, and imports it by the same job. Where more leave than an import
 * asks about twice, it waits, checked, for a person.
 */
export function takeUpRoster(
  { database, now }: Pick<Services, 'database' | 'now'>,
  pulled: Pulled,
  read: RosterRead,
): Promise<TakenUp> {
  return inRosterTurn(() =>
    database.tenant(pulled.districtId, (transaction) => takeUp(transaction, pulled, read, now())),
  )
}

async function takeUp(
  { db, client }: Transaction,
  { districtId, changedById: userId, importId: earlier }: Pulled,
  { rows, ...facts }: RosterRead,
  now: Date,
): Promise<TakenUp> {
  const place = await districtToday(db, now)
  const actor = await loadActor(db, { userId, districtId, parent: null }, place.today)
  if (!holds(actor, 'educator.manage') || reachOf(actor, 'educators') !== 'all') return failed('no-right')
  await takeImportTurn(db, districtId)
  await endLost(db, now)
  if (await findRunning(db)) return failed('import-running')
  // A roster that was held last night is out of date.
  if (earlier && (await changeIf(db, earlier, 'checked', { state: 'cancelled', movedAt: now })))
    await forget(db, [earlier])
  const id = randomUUID()
  const begun = { districtId, id, userId, who: 'educators', fileName: FILE_NAME, state: 'checking' } as const
  await insertImport(db, { ...begun, isPulled: true, mends: nothingMended, startedAt: now, movedAt: now })
  const made = await findImport(db, id)
  if (!made) throw new Error('An import was not written.')
  const row = { ...made, read: { ...facts, staff: rows.length } }
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await insertRows(db, row, rows.slice(from, from + AT_ONCE))
  const checked = await stagePlan(db, actor, place, row, rows)
  const { counts } = checked
  const change = { ...checked, read: row.read, movedAt: now }
  const isHeld = asksTwice(counts?.leaving ?? 0, checked.active)
  if (!counts || counts.new + counts.changed + counts.leaving === 0) {
    await changeImport(db, id, { ...change, state: 'cancelled' })
    await forget(db, [id])
    return { outcome: 'unchanged', reason: null, counts, importId: null }
  }
  await changeImport(db, id, { ...change, state: isHeld ? 'checked' : 'importing' })
  if (!isHeld) await enqueue({ client }, 'rosters.work', jobOf(row))
  return { outcome: isHeld ? 'held' : 'imported', reason: null, counts, importId: id }
}

/** The decision about a roster that was held for a person. */
export async function decisionOn(db: Queries, importId: string): Promise<'open' | 'imported' | 'given-up'> {
  const row = await findImport(db, importId)
  if (row?.state === 'checked') return 'open'
  return row?.state === 'cancelled' || !row ? 'given-up' : 'imported'
}
