import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The sample districts, and the day on which the product’s clock stands still. */
export const sample = { SAMPLE_DATA: 'yes', SAMPLE_TODAY: '2026-10-22' }

const bundle = fileURLToPath(new URL('../apps/server/dist/bundle/main.js', import.meta.url))
/** The flags with which `npm start` runs Node. */
const flags = readFileSync(new URL('../package.json', import.meta.url), 'utf8').match(
  /--[a-z0-9-]+=\d+(?=.* scripts\/start)/g,
)

export interface Product {
  readonly url: string
  readonly server: ChildProcess
  /** The process id of the embedded engine. */
  enginePid(): Promise<number>
  stop(): Promise<void>
}

/** How long the product may take to load the sample, on a machine that may be busy with other things. */
const PATIENCE_MS = 240_000

/** Starts the built product as `npm start` does, and waits until it can work. */
export async function startProduct(
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
  from = bundle,
): Promise<Product> {
  const port = settings.PORT ?? String(await freePort())
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, ...settings, PORT: port }
  const server = spawn(process.execPath, [...(flags ?? []), from], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const output of [server.stdout, server.stderr]) output.on('data', (text) => (said += String(text)))

  const url = `http://localhost:${port}`
  const deadline = Date.now() + PATIENCE_MS
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill()
      throw new Error(`The product did not start:\n${said}`)
    }
    await pause()
  }
  const lock = `${dataDir}/cluster/postmaster.pid`
  const enginePid = async () => Number((await readFile(lock, 'utf8')).split('\n')[0])
  return {
    url,
    server,
    enginePid,
    stop: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
      // On a busy machine the server gives up waiting for its engine, which ends a little later, or was not asked to.
      if (existsSync(lock))
        await enginePid()
          .then((pid) => process.kill(pid, 'SIGINT'))
          .catch(() => {})
      while (existsSync(lock)) await pause()
    },
  }
}

/**
 * Starts a product of its own, from a copy of the folder in which the sample is loaded: loading it takes many times
 * as long.
 */
export function startFromSample(dataDir: string, settings: NodeJS.ProcessEnv = {}, from = bundle) {
  copyFolder(process.env.CORRIDOR_SAMPLE ?? '', dataDir)
  return startProduct(dataDir, { ...sample, ...settings }, from)
}

/** Copies a data folder whole, as docs/operations.md says, while no server works in it. */
export function copyFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  execFileSync('cp', ['-a', `${from}/.`, to])
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 50))
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}
