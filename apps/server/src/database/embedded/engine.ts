import { setTimeout as pause } from 'node:timers/promises'
import { EngineUnavailable } from './engine-unavailable.ts'
import { ensureRunning } from './ensure-running.ts'
import { codeOf, reasonOf, unless } from './failure.ts'
import { findEngine } from './locks.ts'
import { isEngineOf } from './processes.ts'
import { type AdminLogin, readAdminLogin, type Session } from './session.ts'
import { prepareSite, type Site } from './site.ts'
import { removeSocketFolder } from './socket-folder.ts'

export { EngineUnavailable }

export interface EngineOptions {
  /** The folder of the data; made if missing, for the engine's account alone. */
  readonly folder: string
  /** Whether data survives a crash; false trades that for speed, for tests only. */
  readonly durable?: boolean
  /** Called with noteworthy events, in a sentence each. Must not throw. */
  readonly log?: (message: string) => void
}

export interface Engine {
  /** The login for `pg`. Holds for as long as the engine is not closed, also when it was restarted. */
  readonly admin: AdminLogin
  /** Ends the engine, or leaves it running while others still use it. End your own connections first. */
  close(): Promise<'stopped' | 'left-running'>
}

/** Runs PostgreSQL on the folder, or joins the one that runs there already, and keeps it running. */
export async function startEngine({
  folder,
  durable = true,
  log = () => {},
}: EngineOptions): Promise<Engine> {
  const site = await prepareSite(folder, durable).catch(explain(folder))
  const session = await ensureRunning(site).catch(explain(folder))
  const upkeep = keepRunning(site, session, log)
  let outcome: Promise<'stopped' | 'left-running'> | undefined
  return {
    admin: await readAdminLogin(site),
    close() {
      outcome ??= upkeep.end().then((last) => leave(site, last))
      return outcome
    },
  }
}

function explain(folder: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof EngineUnavailable || codeOf(error) === undefined) throw error
    throw new EngineUnavailable(`The data folder ${folder} cannot be used: ${reasonOf(error)}.`, error)
  }
}

function keepRunning(site: Site, first: Session, log: (message: string) => void) {
  const ending = new AbortController()
  let current: Promise<Session | undefined> = Promise.resolve(first)
  watch(first)

  function watch(session: Session): void {
    void session.ended.then(async () => {
      if (ending.signal.aborted) return
      current = restart(site, ending.signal, log)
      const next = await current
      if (next) watch(next)
    })
  }

  return {
    /** Ends the watch; answers the session at the end, if there is one. */
    async end(): Promise<Session | undefined> {
      ending.abort()
      return await current
    },
  }
}

/** Restarts the engine, and tries until it works: a server without its database has nothing better to do. */
async function restart(site: Site, ending: AbortSignal, log: (message: string) => void) {
  const lostAt = performance.now()
  let told = ''
  while (!ending.aborted) {
    try {
      const session = await ensureRunning(site, ending)
      const milliseconds = Math.round(performance.now() - lostAt)
      log(`The embedded PostgreSQL had gone away and answers again after ${milliseconds} ms.`)
      return session
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (!ending.aborted && message !== told) log(message)
      told = message
      await pause(1_000, undefined, { ref: false, signal: ending }).catch(() => {})
    }
  }
  return undefined
}

async function leave(site: Site, session: Session | undefined): Promise<'stopped' | 'left-running'> {
  // No answer means that the engine is gone or going: nothing to stop.
  const last = await session?.isLast().catch(() => false)
  if (last) await stop(site).catch(unless('ESRCH'))
  await session?.end()
  return (await findEngine(site.cluster)) === undefined ? 'stopped' : 'left-running'
}

async function stop(site: Site): Promise<void> {
  const pid = await findEngine(site.cluster)
  if (pid === undefined) return
  // SIGTERM would wait for clients to leave.
  process.kill(pid, 'SIGINT')
  while (await isEngineOf(site.cluster, pid)) await pause(10)
  await removeSocketFolder(site.socketFolder)
}
