import { randomUUID } from 'node:crypto'
import { Problem } from '@corridor/contract/problems'
import { mailOfUnsent } from '@corridor/domain/mail/observation-mail'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import type { Transaction } from '../../../database/doors.ts'
import { enqueue } from '../../../jobs/queues.ts'
import { mailAccount } from '../../../mail/mail-account.ts'
import type { Services } from '../../../services.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { districtToday, refuseUnpaid } from '../../districts/district-today.ts'
import { notify } from '../../notices/notify.ts'
import { loadActor } from '../../people/load-actor.ts'
import { lockRows } from '../observations.queries.ts'
import { type HeldForSending, holdForSending } from '../send/hold-for-sending.ts'
import { sendTogether } from '../send/send-together.ts'
import type { SendingContext } from '../send/sending-context.ts'
import { changePlanned, isAccountOpen, lockPlanned, type PlannedRow } from './planned.queries.ts'

/** `12/019a…`: the district and the sending. */
const PlannedJob = z.object({ id: z.string().regex(/^\d+\/[0-9a-f-]{36}$/) })

export function plannedJob({ districtId, id }: Pick<PlannedRow, 'districtId' | 'id'>): { id: string } {
  return { id: `${districtId}/${id}` }
}

/** Enqueues the job that sends a planned sending at its moment. */
export function awaitMoment(transaction: Transaction, row: PlannedRow, now: Date): Promise<void> {
  const wait = Math.ceil((row.sendAt.getTime() - now.getTime()) / 1_000)
  return enqueue(transaction, 'sendings.planned', plannedJob(row), wait)
}

/** Sends planned sendings that are due. Rights, plan and revisions are checked as if the observer sent them now. */
export async function sendPlanned(services: Services, jobs: readonly Pick<PgBoss.Job, 'data'>[]) {
  const { database } = services
  for (const { data } of jobs) {
    const [district, id = ''] = PlannedJob.parse(data).id.split('/')
    const districtId = DistrictId.parse(Number(district))
    try {
      await database.tenant(districtId, (transaction) => sendOne(services, transaction, id))
    } catch (problem) {
      // Any error but a refusal is tried again after a while.
      if (!(problem instanceof Problem)) throw problem
      await database.tenant(districtId, (transaction) => tellWhyNot(services, transaction, id, problem))
    }
  }
}

async function sendOne(services: Services, transaction: Transaction, id: string): Promise<void> {
  const { db } = transaction
  const now = services.now()
  const row = await lockPlanned(db, id)
  if (row?.state !== 'waiting') return
  if (row.sendAt > now) return awaitMoment(transaction, row, now)
  const settled = { settledAt: now }
  const ids = row.asked.observations.map((it) => it.id)
  const held = await holdForSending(db, ids, now)
  if (isOvertaken(row, held)) return changePlanned(db, id, { ...settled, state: 'overtaken' })
  await sendTogether(await standingIn(services, transaction, row), row.asked, held, row.visitId)
  await changePlanned(db, id, { ...settled, state: 'sent' })
}

/** Whether all of a planned sending was sent otherwise in the meantime: there is nothing to tell. */
function isOvertaken({ asked }: PlannedRow, held: readonly HeldForSending[]): boolean {
  return held.length === asked.observations.length && held.every(({ row }) => isSent(row.status))
}

/** The observer's rights today. One who is not signed in sends what they planned; one who may not sign in does not. */
async function standingIn(
  services: Services,
  transaction: Transaction,
  { districtId, observerId: userId }: PlannedRow,
): Promise<SendingContext> {
  const { db } = transaction
  const place = await districtToday(db, services.now())
  refuseUnpaid('full-use', place)
  if (!(await isAccountOpen(db, userId))) throw new Problem('no-longer-observing')
  const actor = await loadActor(db, { userId, districtId, parent: null }, place.today)
  const requestId = `planned ${randomUUID()}`
  return {
    ...transaction,
    // The planned sending is still to be marked as sent in this transaction.
    closing: (statements) => statements,
    config: services.config,
    now: services.now,
    actor,
    place,
    record: (name, subject, changes) =>
      recordAudit(transaction, { name, actor, districtId, subject, requestId, at: services.now(), changes }),
  }
}

/** Tells that a planned sending failed: the observer hears of it by mail and bell, and reads why in Corridor. */
async function tellWhyNot(
  { now, config }: Services,
  transaction: Transaction,
  id: string,
  { message, fields }: Problem,
): Promise<void> {
  const { db } = transaction
  const row = await lockPlanned(db, id)
  if (row?.state !== 'waiting') return
  const [why = message] = Object.values(fields ?? {})
  await changePlanned(db, id, { state: 'refused', refusedBecause: why, settledAt: now() })
  const [first] = await lockRows(
    db,
    row.asked.observations.map((it) => it.id),
  )
  const path = first ? `/observations/${first.toolTypeId}/send/${first.id}` : '/observations'
  const link = new URL(path, config.PUBLIC_URL.origin).href
  await mailAccount(transaction, row.observerId, { ...mailOfUnsent(link), now: now() })
  if (!first) return
  const told = { to: row.observerId, kind: 'not-sent' as const, key: id, observation: first }
  await notify({ ...transaction, config, place: await districtToday(db, now()) }, [told])
}
