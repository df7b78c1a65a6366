import { constants, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unless } from './failure.ts'
import { isEngineOf, isNumberTaken } from './processes.ts'

/** The number of the living engine of this cluster. */
export async function findEngine(cluster: string): Promise<number | undefined> {
  const content = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(unless('ENOENT', 'ENOTDIR'))
  const pid = pidIn(content ?? '')
  return pid !== undefined && (await isEngineOf(cluster, pid)) ? pid : undefined
}

/**
 * Frees locks of processes that are no engine. After a crash the number in a lock file may belong to a stranger or to a
 * process nobody collects, and PostgreSQL would refuse to start for as long as that lasts.
 */
export async function freeForeignLocks(cluster: string, socketFolder: string): Promise<void> {
  await freeForeignLock(cluster, join(cluster, 'postmaster.pid'))
  await freeForeignLock(cluster, join(socketFolder, '.s.PGSQL.5432.lock'))
}

/**
 * Frees a lock by putting our own number in its first line: PostgreSQL ignores its parent's. The file itself must stay,
 * for it names the shared memory by which PostgreSQL sees that old backends still write. All through one handle: if
 * another engine takes the lock over meanwhile, it makes a new file, and we write to the old, unlinked one.
 */
async function freeForeignLock(cluster: string, path: string): Promise<void> {
  const lock = await open(path, constants.O_RDWR | constants.O_NOFOLLOW).catch(unless('ENOENT'))
  if (lock === undefined) return
  try {
    const content = await lock.readFile('utf8')
    const { mtimeMs } = await lock.stat()
    if (!(await isForeign(cluster, pidIn(content), Date.now() - mtimeMs))) return
    const freed = [process.pid, ...content.split('\n').slice(1)].join('\n')
    await lock.write(freed, 0)
    await lock.truncate(Buffer.byteLength(freed))
  } finally {
    await lock.close()
  }
}

async function isForeign(cluster: string, pid: number | undefined, age: number): Promise<boolean> {
  // A lock file without a number is being written this moment, or was when the power failed.
  if (pid === undefined) return age > MILLISECONDS_TO_WRITE_A_LOCK
  // A number that is free needs no help: PostgreSQL takes such a lock over by itself.
  return pid !== process.pid && isNumberTaken(pid) && !(await isEngineOf(cluster, pid))
}

const MILLISECONDS_TO_WRITE_A_LOCK = 2_000

function pidIn(content: string): number | undefined {
  // A single-user PostgreSQL writes its number negative.
  const pid = Math.abs(Number.parseInt(content, 10))
  return pid > 0 ? pid : undefined
}
