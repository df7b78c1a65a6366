import type { contract } from '@corridor/contract/contract'
import type { RequestOf } from '@corridor/contract/endpoint'
import type { SavedObservation } from '@corridor/contract/observations/observations'
import { Problem } from '@corridor/contract/problems'
import type { ActorContext, EarlyContext } from '../../../http/mount.ts'
import { dropFiles, filesFor, unnamedAmong } from '../../files/drop-files.ts'
import { hold, ownOf } from '../access/access.ts'
import { requireObserverStill } from '../access/may-observe.ts'
import { findHeldThen } from '../access/rights.queries.ts'
import { followConference } from '../conference/follow-conference.ts'
import { carriedBy } from '../facts/carried-by.ts'
import { addFacts } from '../facts/replace-facts.ts'
import { opened } from '../opened.ts'
import type { HeldObservation } from '../stored-observation.ts'
import { describeSaved } from './describe-saved.ts'
import { setCompleted } from './writing.queries.ts'

type Asked = RequestOf<typeof contract.observations.complete>

/** Asks for an observation, locked until the transaction ends, and for what is known of it then. */
export function askForCompleting({ db, now }: EarlyContext, { params }: Asked) {
  const id = params.observationId
  return Promise.all([hold(db, id), findHeldThen(db, id, now), filesFor(db, id)])
}

export async function completeObservation(
  context: ActorContext,
  { body }: Asked,
  [held, assignments, files]: Awaited<ReturnType<typeof askForCompleting>>,
): Promise<SavedObservation> {
  const { db, actor, now, record, lastly } = context
  const row = ownOf(actor, held)
  const current = describeSaved(row)
  if (body.revision !== row.revision) throw new Problem('observation-has-moved', { current })
  if (row.status !== 'draft') return current
  requireObserverStill(actor, row, assignments)
  requireComplete(row)
  // A copy that was sent before keeps the files it shows.
  const unnamed = row.version === 1 ? unnamedAmong(files, row) : []
  if (unnamed.length > 0) await dropFiles(db, row, unnamed)
  const completed = { ...row, status: 'completed' as const }
  lastly(setCompleted(db, row.id, { completedAt: now(), carried: carriedBy(completed) }))
  lastly(addFacts(db, completed))
  await followConference(context, row)
  await record('observation.complete', { kind: 'observation', id: row.id })
  return describeSaved(completed)
}

/** Refuses an observation with the first thing that it still lacks. Who was visited when must be true before it counts. */
export function requireComplete(row: HeldObservation): void {
  if (row.isAhead) throw new Problem('visit-is-ahead')
  const [missing] = opened(row).missing()
  if (missing) throw new Problem('observation-incomplete', { fields: { capture: missing } })
}
