import type { FastifyInstance } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import { CannotStart, type Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { offerSample } from './offer-sample.ts'

export interface RunningServer {
  /** Finishes what is under way, then lets go of everything. */
  close(): Promise<void>
}

/**
 * Starts the server, and says on the way what it does. Most of its code loads while the database opens. Jobs are taken up
 * last: what they do must not keep the first visitor waiting.
 */
export async function startServer(config: Config, say: (line: string) => void): Promise<RunningServer> {
  say(
    config.DATABASE_URL ? 'Opening the database …' : `Starting the embedded database in ${config.DATA_DIR} …`,
  )
  const loading = import('./app.ts')
  let log: Logger | undefined
  const database = await openDatabase(config, (message) => (log ? log.warn(message) : say(message)))
  log = openLog(config)
  const close = [() => database.close()]
  const closeAll = async () => {
    for (const step of close) await step()
  }
  try {
    await migrate(database.owner)
    const now = clockOf(config)
    await offerSample(config, database, now(), say)
    const services = { config, database, now, log }
    const { buildApp } = await loading
    const app = await buildApp(services)
    close.unshift(() => app.close())
    await listen(app, config)
    const { takeUpJobs } = await import('./jobs/take-up-jobs.ts')
    const workers = await takeUpJobs(services)
    close.unshift(() => workers.close())
    const { openInbound } = await import('./mail/inbound/open-inbound.ts')
    const inbound = await openInbound(services)
    if (inbound) close.unshift(() => inbound.close())
  } catch (error) {
    await closeAll()
    throw error
  }
  say(`\nCorridor is at ${config.PUBLIC_URL.origin}\n`)
  return { close: closeAll }
}

/** Opens the log: the embedded product logs beside its data, a server of a fleet to its output. */
function openLog({ DATABASE_URL, DATA_DIR }: Config): Logger {
  const destination: DestinationStream = pino.destination({
    ...(DATABASE_URL ? { dest: 1 } : { dest: `${DATA_DIR}/server.log`, mkdir: true }),
    // Lines are written together: a line a request, each written by itself, would cost as much as a statement. What
    // waits is written at the end too.
    sync: false,
    minLength: 8_192,
    periodicFlush: 1_000,
  })
  return pino({ base: null }, destination)
}

function clockOf({ SAMPLE_TODAY }: Config): () => Date {
  // The frozen clock shows half past nine in the morning where the sample schools are.
  const frozen = SAMPLE_TODAY && new Date(`${SAMPLE_TODAY}T15:30:00Z`)
  return () => frozen || new Date()
}

async function listen(app: FastifyInstance, { PORT, isLoopback }: Config) {
  try {
    await app.listen({ port: PORT, host: isLoopback ? 'localhost' : '0.0.0.0' })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw isTaken ? new CannotStart(`Port ${PORT} is taken. Set PORT to another number.`) : error
  }
}
