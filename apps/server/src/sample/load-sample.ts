import type { Day } from '@corridor/domain/calendar/calendar'
import { sql } from 'drizzle-orm'
import type { Doors, Queries } from '../database/doors.ts'
import { isOneOf } from '../database/is-one-of.ts'
import { accounts } from '../database/platform.tables.ts'
import { signIns } from './sign-ins.ts'

/** Writes the sample districts as they stand on `today`, a day in Denver: all of them, or none where there are others. */
export async function loadSample(
  database: Doors,
  today: Day,
  makePasswordHash: () => Promise<string>,
): Promise<'loaded' | 'was-there' | 'real-districts-exist'> {
  // One transaction goes from district to district: a crash halfway leaves the database empty.
  return database.platform(async ({ db }) => {
    // On a slow machine waiting, making up captures and writing them all take longer than a request may.
    await db.execute(sql`set local statement_timeout = 0`)
    await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await db.execute(sql`select pg_advisory_xact_lock(${LOADING})`)
    if (!(await isEmpty(db))) return (await hasSample(db)) ? 'was-there' : 'real-districts-exist'
    const passwordHash = await makePasswordHash()
    const { makeSample } = await import('./make-sample.ts')
    const { insertDistrict } = await import('./rows/insert-district.ts')
    for (const district of makeSample(today)) await insertDistrict(db, district, passwordHash)
    return 'loaded'
  })
}

// Servers that start together take turns.
const LOADING = 3

async function isEmpty(db: Queries): Promise<boolean> {
  const found = await db.select({ id: accounts.userId }).from(accounts).limit(1)
  return found.length === 0
}

async function hasSample(db: Queries): Promise<boolean> {
  const known = signIns.map(({ email }) => email)
  const found = await db
    .select({ id: accounts.userId })
    .from(accounts)
    .where(isOneOf(accounts.email, known))
    .limit(1)
  return found.length > 0
}
