import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** An answer, as it came. */
export interface Answer {
  /** Milliseconds from asking until the last byte. */
  readonly ms: number
  readonly sent: Buffer
  readonly isCompressed: boolean
}

/** A signed-in person who asks one thing after the other, on one connection. */
export interface Reader {
  ask(path: string): Promise<Answer>
  close(): void
}

const ours = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': 'known', cookie: 'XSRF-TOKEN=known' }

/** The headers that every call of a signed-in person carries. */
export async function signedIn(url: string, name: string): Promise<Readonly<Record<string, string>>> {
  const person = { email: `${name}@alder-valley.example`, password: 'corridor-sample', staySignedIn: true }
  const reply = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  if (!reply.ok) throw new Error(`${name} cannot sign in: ${reply.status} ${await reply.text()}`)
  const authorization = reply.headers.get('authorization') ?? ''
  return { ...ours, authorization, accept: 'application/json', 'accept-encoding': 'gzip' }
}

export async function signIn(url: string, name: string): Promise<Reader> {
  const headers = await signedIn(url, name)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask: (path) => ask(`${url}/api${path}`, agent, headers),
    close: () => agent.destroy(),
  }
}

function ask(address: string, agent: Agent, headers: Readonly<Record<string, string>>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const before = performance.now()
    const asking = request(address, { agent, headers }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('error', reject)
      reply.on('end', () => {
        const ms = performance.now() - before
        const answer = {
          ms,
          sent: Buffer.concat(parts),
          isCompressed: reply.headers['content-encoding'] === 'gzip',
        }
        if (reply.statusCode === 200) resolve(answer)
        else reject(new Error(`${address}: ${reply.statusCode} ${textOf(answer)}`))
      })
    })
    asking.on('error', reject)
    asking.end()
  })
}

export function textOf(answer: Answer): string {
  return bytesOf(answer).toString('utf8')
}

/** The answer’s body, decompressed. */
export function bytesOf({ sent, isCompressed }: Answer): Buffer {
  return isCompressed ? gunzipSync(sent) : sent
}
