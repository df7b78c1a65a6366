import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('limit-server.ts', import.meta.url))

export interface LimitServer {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the bare server on the database of a product that runs on the folder. */
export async function startLimit(folder: string): Promise<LimitServer> {
  const server = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => Promise.reject(new Error('The bare server did not start.'))),
  ])
  const { port }: { port: number } = JSON.parse(String(said[0]))
  return {
    url: `http://127.0.0.1:${port}`,
    pid: server.pid ?? Number.NaN,
    stop: async () => {
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}
