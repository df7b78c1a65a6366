import { Agent, request } from 'node:http'
import { cpuOf, cpuOfEngine } from '../processes.ts'

/** A request, by its number. */
export type Shot = (nth: number) => {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Loaded {
  readonly pid: number
  readonly postmaster: number
}

/** Milliseconds of processor per request: of the server’s process, and of PostgreSQL’s. */
export interface Cost {
  readonly server: number
  readonly engine: number
}

const CONNECTIONS = 16

/** Sends `count` requests over sixteen connections, each of which must be answered with what was asked for. */
export async function load({ pid, postmaster }: Loaded, count: number, shot: Shot): Promise<Cost> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = { server: cpuOf(pid), engine: cpuOfEngine(postmaster) }
  try {
    let next = 0
    const ask = async () => {
      while (next < count) await fire(agent, shot(next++))
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, ask))
    return {
      server: (cpuOf(pid) - before.server) / count,
      engine: (cpuOfEngine(postmaster) - before.engine) / count,
    }
  } finally {
    agent.destroy()
  }
}

export function costOf({ server, engine }: Cost): number {
  return server + engine
}

function fire(agent: Agent, { method, url, headers, body }: ReturnType<Shot>): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const asking = request(url, { method, agent, headers: { ...headers, ...length } }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        if (reply.statusCode === 200) resolve()
        else reject(new Error(`${method} ${url}: ${reply.statusCode} ${Buffer.concat(parts)}`))
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
