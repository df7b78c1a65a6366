import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import type { PlannedSending } from '@corridor/contract/observations/planned-sending'
import { Problem } from '@corridor/contract/problems'
import { plannedMomentFault } from '@corridor/domain/observation/planned-moment'
import type { Queries } from '../../../database/doors.ts'
import type { ActorContext } from '../../../http/mount.ts'
import { getOwn } from '../access/access.ts'
import { refusal } from '../capture/read-document.ts'
import { checkSending } from '../send/check-sending.ts'
import { holdForSending } from '../send/hold-for-sending.ts'
import type { StoredObservation } from '../stored-observation.ts'
import {
  changePlanned,
  deletePlanned,
  insertPlanned,
  lockPlanned,
  lockWaiting,
  type PlannedRow,
  plannedOf,
} from './planned.queries.ts'
import { awaitMoment } from './send-planned.ts'

type Visits = typeof contract.visits

/** Plans a sending for later. One that would be refused now is not planned; planned again, it is changed. */
export async function planSending(
  context: ActorContext,
  { params, body }: RequestOf<Visits['plan']>,
): Promise<PlannedSending> {
  const { db, actor, now, record } = context
  const { sendAt: moment, ...rest } = body
  const sendAt = new Date(moment)
  const fault = plannedMomentFault(moment, now().getTime())
  if (fault) throw refusal({ sendAt: fault })
  const asked = { ...rest, sendId: params.sendId }
  const before = await lockPlanned(db, params.sendId)
  if (before && (before.observerId !== actor.userId || before.state !== 'waiting'))
    throw new Problem('plan-is-settled')
  const ids = rest.observations.map((it) => it.id)
  const held = await holdForSending(db, ids, now())
  const { first, inOrder, isSent } = await checkSending(context, asked, held, params.visitId)
  if (isSent) throw new Problem('plan-is-settled')
  const row: PlannedRow = {
    districtId: actor.districtId,
    id: params.sendId,
    visitId: params.visitId,
    observerId: actor.userId,
    educatorId: first.educatorId,
    asked,
    sendAt,
    state: 'waiting',
    refusedBecause: null,
    settledAt: null,
  }
  if (before) await changePlanned(db, row.id, row)
  else if (!(await insertPlanned(db, row))) throw new Problem('plan-is-settled')
  await overtake(context, row)
  await awaitMoment(context, row, now())
  for (const { id } of inOrder) await record('observation.plan', { kind: 'observation', id })
  return describePlanned(row)
}

/** What another device planned of the same observations goes out no more: the newest plan stands alone. */
async function overtake({ db, now }: ActorContext, { id, observerId, visitId, asked }: PlannedRow) {
  const planned = new Set(asked.observations.map((it) => it.id))
  for (const earlier of await lockWaiting(db, observerId, visitId)) {
    const isWhole = earlier.asked.observations.every((it) => planned.has(it.id))
    if (earlier.id !== id && isWhole)
      await changePlanned(db, earlier.id, { state: 'overtaken', settledAt: now() })
  }
}

/** The newest planned sending that waits to go out with an observation, or did not. */
export async function findPlan(
  db: Queries,
  { id, observerId, visitId }: Pick<StoredObservation, 'id' | 'observerId' | 'visitId'>,
): Promise<PlannedSending | undefined> {
  const rows = await plannedOf(db, observerId, visitId)
  const own = rows.find(
    ({ state, asked }) =>
      (state === 'waiting' || state === 'refused') && asked.observations.some((it) => it.id === id),
  )
  return own && describePlanned(own)
}

/** Forgets a planned sending that was not sent; the job that was to send it finds nothing. */
export async function unplanSending(
  { db, actor }: ActorContext,
  { params }: RequestOf<Visits['unplan']>,
): Promise<ResponseOf<Visits['unplan']>> {
  const { visitId } = await getOwn(db, actor, params.observationId)
  const row = await lockPlanned(db, params.sendId)
  if (row?.observerId !== actor.userId || row.visitId !== visitId || row.state === 'sent')
    throw new Problem('plan-is-settled')
  await deletePlanned(db, row.id)
  return { id: row.id }
}

function describePlanned({ id, asked, sendAt, state, refusedBecause }: PlannedRow): PlannedSending {
  const { observations, ...rest } = asked
  const leftOut = observations.filter((it) => it.leftOut?.length)
  return {
    ...rest,
    id,
    sendAt: sendAt.toISOString(),
    state,
    refusedBecause,
    observations: observations.map((it) => it.id),
    ...(leftOut.length > 0 && {
      leftOutParts: Object.fromEntries(leftOut.map((it) => [it.id, it.leftOut ?? []])),
    }),
  }
}
