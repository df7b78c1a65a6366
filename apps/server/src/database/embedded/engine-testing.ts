import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Pool, type QueryResultRow } from 'pg'
import { onTestFinished, vi } from 'vitest'
import { type Engine, type EngineOptions, startEngine } from './engine.ts'
import { findEngine } from './locks.ts'
import { isEngineOf } from './processes.ts'
import { chooseSocketFolder } from './socket-folder.ts'

/** A folder that does not exist yet, in one that any account may enter. */
export async function newFolder(name = 'data'): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'corridor-test-'))
  await chmod(parent, 0o755)
  const folder = join(parent, name)
  onTestFinished(async () => {
    const pid = await findEngine(join(folder, 'cluster'))
    if (pid !== undefined) await kill(folder, pid)
    await rm(chooseSocketFolder(folder, false), { recursive: true, force: true })
    // An engine that was killed ends its last backends a moment later, and they still write.
    await rm(parent, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}

export async function startTestEngine(options: EngineOptions): Promise<Engine> {
  const engine = await startEngine({ durable: false, ...options })
  onTestFinished(async () => void (await engine.close()))
  return engine
}

/** Asks over a connection of its own, and tries again while the engine is away. */
export async function ask<Row extends QueryResultRow>(
  engine: Pick<Engine, 'admin'>,
  statement: string,
): Promise<Row[]> {
  const pool = new Pool({ ...engine.admin, database: 'postgres', max: 1 })
  pool.on('error', () => {})
  try {
    return await vi.waitFor(async () => (await pool.query<Row>(statement)).rows, { timeout: 10_000 })
  } finally {
    await pool.end()
  }
}

/** The number of the engine that serves this folder. */
export async function enginePid(folder: string): Promise<number> {
  const pid = await findEngine(join(folder, 'cluster'))
  if (pid === undefined) throw new Error(`No engine runs on ${folder}`)
  return pid
}

/** Kills the engine or one of its backends. It may stay on as a number that nobody collects. */
export async function kill(folder: string, pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await vi.waitFor(
    async () => {
      if (await isEngineOf(join(folder, 'cluster'), pid)) throw new Error(`Process ${pid} is still there`)
    },
    { timeout: 10_000 },
  )
}

/** Another process that uses the engine; see `engine-user.fixture.ts`. */
export function newEngineUser(folder: string) {
  const script = fileURLToPath(new URL('./engine-user.fixture.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async (): Promise<unknown> => JSON.parse((await answers.next()).value ?? 'null')
  return {
    started: answer,
    async ask(statement: string): Promise<unknown> {
      child.stdin.write(`${statement}\n`)
      return await answer()
    },
    /** What `close` answered, and the exit status that followed. */
    async close(): Promise<readonly [unknown, unknown]> {
      child.stdin.end()
      const outcome = await answer()
      const [status] = await exited
      return [outcome, status]
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await exited
    },
  }
}
