import { inject } from 'vitest'
import { hashPassword } from '../src/access/passwords.ts'
import { withClient } from '../src/database/open.ts'
import { loadSample } from '../src/sample/load-sample.ts'
import { SAMPLE_PASSWORD } from '../src/sample/sign-ins.ts'
import { freshDatabase, product, TODAY, WEAK } from './harness.ts'

export const passwordHash = () => hashPassword(SAMPLE_PASSWORD, WEAK)

/** A product of its own with the sample districts: to clone them takes a hundredth of loading them. */
export async function sampleProduct() {
  await loadOnce()
  return product({}, await freshDatabase(LOADED))
}

const LOADED = 'loaded_sample'
// The first file that wants the sample loads it, and the others wait for it.
const LOADING = 1

async function loadOnce() {
  const engine = inject('engine')
  await withClient({ ...engine, database: 'postgres' }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [LOADING])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [LOADED])
    if (rowCount) return
    const database = await freshDatabase()
    const outcome = await loadSample(database, TODAY, passwordHash)
    if (outcome !== 'loaded') throw new Error(`A database that was just made says of the sample: ${outcome}.`)
    // The database gets its name last, so that one that was loaded by half is never used. An open connection would keep
    // it from being cloned.
    await database.close()
    await client.query(`alter database ${database.owner.database} rename to ${LOADED}`)
  })
}
