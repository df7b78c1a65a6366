import { DistrictId } from '@corridor/domain/people/ids'
import type PgBoss from 'pg-boss'
import * as z from 'zod'
import { everyDistrict } from '../../database/every-district.queries.ts'
import { enqueue } from '../../jobs/queues.ts'
import type { Services } from '../../services.ts'
import { districtToday } from '../districts/district-today.ts'
import { takeUpRoster } from '../rosters/take-up-roster.ts'
import { type ConnectionRow, claimPull, findConnection, settlePull } from './connection.queries.ts'
import { clientFor, reasonOf } from './connection-access.ts'
import { pullRoster } from './oneroster/pull-roster.ts'
import { staleBefore } from './show-connection.ts'
import { tellOfPull } from './tell-of-pull.ts'

const PullJob = z.object({ id: z.string().regex(/^\d{1,9}$/), since: z.optional(z.iso.datetime()) })

/** Pulls rosters: every night for every district that wants it, and for one when somebody asks. */
export async function pullRosters(
  services: Services,
  jobs: readonly Pick<PgBoss.Job, 'data'>[],
): Promise<void> {
  for (const { data } of jobs) {
    const { data: asked } = PullJob.safeParse(data)
    if (asked) await pullOne(services, DistrictId.parse(Number(asked.id)), asked.since)
    else await pullTonight(services)
  }
}

/** Makes a job for each district, so that one slow service keeps nobody else waiting. */
async function pullTonight({ database }: Services): Promise<void> {
  for (const districtId of await database.platform(({ db }) => everyDistrict(db)))
    await database.tenant(districtId, async (transaction) => {
      const found = await findConnection(transaction.db)
      if (found?.isNightly) await enqueue(transaction, 'rosters.pull', { id: String(districtId) })
    })
}

/** Pulls the roster of a district. Whoever asked for it claimed it at a moment; that of a night claims it here. */
async function pullOne(services: Services, districtId: DistrictId, since?: string): Promise<void> {
  const { database, now, log } = services
  const claimed = await database.tenant(districtId, async ({ db }) => {
    const { isPaidFor, today } = await districtToday(db, now())
    const connection = await findConnection(db)
    if (!connection || !isPaidFor) return undefined
    const isMine = since
      ? connection.pullingSince?.toISOString() === since
      : await claimPull(db, now(), staleBefore(now()))
    return isMine ? { connection, today } : undefined
  })
  if (!claimed) return
  const { connection, today } = claimed
  try {
    // The whole roster is pulled before anything is looked at: a pull that fails half-way leaves nothing.
    const read = await pullRoster(clientFor(services, connection), connection.version, today)
    await settle(services, connection, await takeUpRoster(services, connection, read))
  } catch (error) {
    const reason = reasonOf(error)
    await settle(services, connection, { outcome: 'failed', reason, counts: null, importId: null })
    log.warn({ districtId, reason }, 'A roster was not pulled.')
  }
}

type Settled = Omit<Parameters<typeof settlePull>[2], 'pulledAt'>

async function settle(services: Services, connection: ConnectionRow, settled: Settled): Promise<void> {
  const { database, config, now } = services
  const { districtId } = connection
  await database.tenant(districtId, async (transaction) => {
    const place = await districtToday(transaction.db, now())
    await settlePull(transaction.db, districtId, { ...settled, pulledAt: now() })
    await tellOfPull({ ...transaction, config, place }, connection, settled)
  })
}
