import { readConfig } from './config.ts'
import { report } from './report.ts'
import { startServer } from './start.ts'

const GIVE_UP_MS = 10_000

try {
  const server = await startServer(readConfig(process.env), console.log)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server.close))
} catch (error) {
  report(error)
}

async function stop(close: () => Promise<void>) {
  const giveUp = setTimeout(() => process.exit(1), GIVE_UP_MS)
  await close()
  clearTimeout(giveUp)
  process.exit(0)
}
