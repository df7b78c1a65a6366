import { readConfig } from './config.ts'
import { report } from './report.ts'
import { type RunningServer, startServer } from './start.ts'

const GIVE_UP_MS = 10_000

const starting = start().catch(report)
let isStopping = false
process.on('uncaughtException', report)
// Ctrl-C arrives twice, from the terminal and from npm: the second must not cut the closing short.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => isStopping || stop())

async function start(): Promise<RunningServer> {
  return startServer(readConfig(process.env), console.log)
}

/** Stops the server, also one that is still starting: no process may be left running behind it. */
async function stop() {
  isStopping = true
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
  const server = await starting
  await server.close()
  process.exit(0)
}
