import { chmod, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEngine } from '../src/database/embedded/engine.ts'
import { migrate } from '../src/database/migrate.ts'
import { DATABASE, OWNER, prepareCluster, withClient } from '../src/database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: { host: string; port: number; user: string; password: string }
  }
}

/** One engine for all test files, in memory where there is a place for it; each file clones the migrated database. */
export default async function setup(project: TestProject) {
  const memory = '/dev/shm'
  const isThere = await stat(memory).then(
    () => true,
    () => false,
  )
  const folder = await mkdtemp(join(isThere ? memory : tmpdir(), 'corridor-test-'))
  await chmod(folder, 0o755)
  const engine = await startEngine({ folder, durable: false })
  const admin = { ...engine.admin, database: 'postgres' }
  await withClient(admin, (client) => prepareCluster(client, engine))
  await migrate({ ...engine.admin, database: DATABASE, user: OWNER })
  // An open connection to a template makes cloning fail.
  await withClient(admin, (client) => client.query(`alter database ${DATABASE} allow_connections false`))
  project.provide('engine', engine.admin)
  return async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
}
