import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { Problem } from '@corridor/contract/problems'
import { asksTwice } from '@corridor/domain/roster/plan/roster-plan'
import type { ActorContext } from '../../../http/mount.ts'
import { enqueue } from '../../../jobs/queues.ts'
import { describeImport, endLost } from '../describe-import.ts'
import { getSeenImport, requireDecider } from '../import-access.ts'
import {
  changeIf,
  changeImport,
  findRunning,
  forget,
  type ImportRow,
  lastDone,
  lockImport,
  takeImportTurn,
} from '../rosters.queries.ts'

/** The job of an import, with the id `12/019a…`: the district and the import. */
export function jobOf({ districtId, id }: Pick<ImportRow, 'districtId' | 'id'>): { id: string } {
  return { id: `${districtId}/${id}` }
}

/** Begins an import that somebody saw checked; asked twice, it is one. */
export async function commitImport(
  { db, client, actor, now }: ActorContext,
  { params, body }: RequestOf<typeof contract.rosterImports.commit>,
): Promise<RosterImport> {
  await takeImportTurn(db, actor.districtId)
  await endLost(db, now())
  const row = requireDecider(actor, await lockImport(db, params.importId))
  const isBegun = row.state === 'importing' || row.state === 'done'
  if (isBegun && row.version === body.version) return describeImport(db, actor, row)
  requireAgreed(row, body)
  if (await findRunning(db)) throw new Problem('import-is-running')
  const { userId } = actor
  const change = { userId, state: 'importing', done: 0, movedAt: now(), reason: null } as const
  await changeImport(db, row.id, change)
  await enqueue({ client }, 'rosters.work', jobOf(row))
  return describeImport(db, actor, { ...row, ...change })
}

type Agreed = RequestOf<typeof contract.rosterImports.commit>['body']

function requireAgreed(row: ImportRow, { version, leavesFaultsOut, leaving }: Agreed): void {
  if (row.state !== 'checked' || !row.counts) throw new Problem('import-not-open')
  if (row.version !== version) throw new Problem('import-checked-again')
  // An import that changes nothing would become the last one, and the one before could not be undone any more.
  if (row.total === 0) throw new Problem('import-changes-nothing')
  if (row.counts.fault > 0 && !leavesFaultsOut) throw new Problem('import-has-faults')
  const isManyLeaving = asksTwice(row.counts.leaving, row.active)
  if (isManyLeaving && leaving !== row.counts.leaving) throw new Problem('import-asks-twice')
}

/** Cancels an import under way before it has changed anything: all of it is one transaction. */
export async function cancelImport({ db, actor, now }: ActorContext, id: string): Promise<RosterImport> {
  const row = requireDecider(actor, await lockImport(db, id))
  if (row.state === 'cancelled') return describeImport(db, actor, row)
  const isOpen = row.state === 'checking' || row.state === 'checked' || row.state === 'importing'
  if (!isOpen) throw new Problem('import-not-open')
  const change = { state: 'cancelled', movedAt: now(), reason: null } as const
  await changeIf(db, id, row.state, change)
  // An import under way holds rows of its plan until it ends: it forgets them itself when it finds itself cancelled.
  if (row.state !== 'importing') await forget(db, [id])
  return describeImport(db, actor, { ...row, ...change })
}

/** Begins to undo the last import. */
export async function undoImport(
  { db, client, actor, now }: ActorContext,
  id: string,
): Promise<RosterImport> {
  await takeImportTurn(db, actor.districtId)
  await endLost(db, now())
  const seen = await getSeenImport(db, actor, id)
  const row = (await lockImport(db, id)) ?? seen
  if (row.state === 'undoing' || row.state === 'undone') return describeImport(db, actor, row)
  if (row.state !== 'done' || (await lastDone(db)) !== id) throw new Problem('import-not-undone')
  if (await findRunning(db)) throw new Problem('import-is-running')
  const { userId: undoneById } = actor
  const change = { undoneById, state: 'undoing', done: 0, movedAt: now(), reason: null } as const
  await changeImport(db, id, change)
  await enqueue({ client }, 'rosters.work', jobOf(row))
  return describeImport(db, actor, { ...row, ...change })
}
