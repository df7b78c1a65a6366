import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { EngineUnavailable } from './engine-unavailable.ts'
import { prepareCluster } from './initialise.ts'
import { findLastFailure, launch } from './launch.ts'
import { findEngine, freeForeignLocks } from './locks.ts'
import { openSession, type Session } from './session.ts'
import type { Site } from './site.ts'

/**
 * Joins the engine of the site, and starts it if there is none. Other processes may do the same at the same
 * moment: whichever engine gets the lock serves all, so the loop asks only whether one answers.
 */
export async function ensureRunning(site: Site, signal?: AbortSignal): Promise<Session> {
  await prepareCluster(site)
  const patience = new Patience()
  let child: ChildProcess | undefined
  for (;;) {
    const pid = await findEngine(site.cluster)
    const found = pid === undefined ? 'stopped' : await openSession(site)
    if (typeof found === 'object') return found

    if (patience.isOverAfter(found, isRunning(child))) throw await explain(site, pid)
    if (found === 'stopped' && !isRunning(child)) {
      signal?.throwIfAborted()
      await freeForeignLocks(site.cluster, site.socketFolder)
      child = await launch(site)
    }
    await pause(isRunning(child) ? 20 : 100)
  }
}

class Patience {
  #silentSince = performance.now()
  #unreachableSince = performance.now()

  isOverAfter(found: 'stopped' | 'starting' | 'unreachable', isStarting: boolean): boolean {
    const now = performance.now()
    // Recovery after a crash takes as long as it takes.
    if (found === 'starting') this.#silentSince = now
    if (found !== 'unreachable' || isStarting) this.#unreachableSince = now
    return now - this.#silentSince > 15_000 || now - this.#unreachableSince > 2_000
  }
}

async function explain(site: Site, pid: number | undefined): Promise<EngineUnavailable> {
  if (pid === undefined) {
    const reason = (await findLastFailure(site)) ?? `see engine.log in ${site.folder}`
    return new EngineUnavailable(`The embedded PostgreSQL does not start: ${reason}.`)
  }
  return new EngineUnavailable(
    `PostgreSQL (process ${pid}) runs on ${site.cluster}, but does not answer in ${site.socketFolder}.`,
  )
}

function isRunning(child: ChildProcess | undefined): boolean {
  return child !== undefined && child.exitCode === null && child.signalCode === null
}
