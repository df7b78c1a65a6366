import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { type Build, firstVersion, secondVersion } from './second-version.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))
const SLOW_MS = 1000

type Network = 'good' | 'slow' | 'portal' | 'portal-json' | 'hangs' | 'loses-replies' | 'lossy'

/**
 * One address, behind which the product stands with one of two builds of its pages, over a network that misbehaves
 * when told to. The product itself runs elsewhere and goes on running.
 *
 *   const stage = await startTwoVersions(process.env.CORRIDOR_URL)
 *   stage.url                    what the browser opens
 *   stage.serve('second')        from now on the server has the other build, and no file of the first;
 *                                every page says which: <html data-version="second">
 *   stage.withhold(/toasts/)     files whose path matches answer 404; without an argument none do
 *   await stage.goAway()         connections are refused, those that are open break
 *   await stage.comeBack()       on the same address
 *   stage.be('slow')             every answer comes a second later
 *   stage.be('portal')           every address answers 200 and a page: a network that wants its own sign-in
 *   stage.be('portal-json')      every call of the API answers 200 and {}; pages are the product's
 *   stage.be('hangs')            no call of the API is ever answered, also not when the network is good again
 *   stage.be('loses-replies')    writes reach the product and are committed; the answer never comes
 *   stage.be('lossy')            of a hundred requests the 50th never arrives, of the 100th the answer never comes
 *   stage.be('good')
 *   stage.requests               “GET /api/auth/user”, in the order they came; clear with splice
 *   await stage.stop()
 */
export async function startTwoVersions(productUrl: string) {
  const first = await firstVersion(dist)
  const builds = { first, second: secondVersion(first) }
  const now: { build: Build; network: Network; withheld?: RegExp | undefined } = {
    build: first,
    network: 'good',
  }
  const requests: string[] = []

  const server = createServer(async (incoming, reply) => {
    const path = new URL(incoming.url ?? '/', productUrl).pathname
    requests.push(`${incoming.method} ${path}`)
    if (now.network === 'portal') return void reply.setHeader('content-type', 'text/html').end(PORTAL)
    if (path.startsWith('/api/') && isSpoilt(reply)) return
    const place = now.network === 'lossy' ? requests.length % 100 : undefined
    if (place === 50) return void incoming.destroy()
    if (now.network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (answersItself(path, reply)) return
    await passOn(incoming, reply, place === 0)
  })

  /** Whether the network spoils a call, of which the product never hears. */
  function isSpoilt(reply: ServerResponse): boolean {
    if (now.network === 'portal-json') reply.setHeader('content-type', 'application/json').end('{}')
    return reply.writableEnded || now.network === 'hangs'
  }

  /** Whether the stage answers a path itself: it has the files of one build’s pages, and none of another. */
  function answersItself(path: string, reply: ServerResponse): boolean {
    const file = now.withheld?.test(path) ? undefined : now.build.files.get(path)
    if (file) reply.writeHead(200, headersOf(path)).end(file)
    else if (now.withheld?.test(path) || path.startsWith('/assets/')) reply.writeHead(404).end()
    return reply.writableEnded
  }

  async function passOn(incoming: IncomingMessage, reply: ServerResponse, isLost: boolean) {
    const { method = 'GET', url = '/' } = incoming
    const { host } = new URL(productUrl)
    // Answers come uncompressed, because pages are changed on their way.
    const headers = { ...incoming.headers, host, 'accept-encoding': 'identity' }
    const outgoing = request(new URL(url, productUrl), { method, headers })
    outgoing.on('error', () => reply.destroy())
    incoming.pipe(outgoing)
    outgoing.on('response', async (answer) => {
      const body = await buffer(answer)
      if (isLost || (now.network === 'loses-replies' && method !== 'GET')) return void reply.destroy()
      const isPage = answer.headers['content-type']?.startsWith('text/html')
      const content = isPage ? Buffer.from(now.build.page(body.toString())) : body
      const length = { 'content-length': content.length, 'transfer-encoding': undefined }
      reply.writeHead(answer.statusCode ?? 502, defined({ ...answer.headers, ...length })).end(content)
    })
  }

  const listen = async (port: number) => {
    server.listen(port, 'localhost')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  const { port } = address

  const goAway = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return {
    url: `http://localhost:${port}`,
    requests,
    serve: (version: keyof typeof builds) => void Object.assign(now, { build: builds[version] }),
    withhold: (paths?: RegExp) => void Object.assign(now, { withheld: paths }),
    be: (next: Network) => void Object.assign(now, { network: next }),
    goAway,
    comeBack: () => listen(port),
    stop: () => (server.listening ? goAway() : Promise.resolve()),
  }
}

const PORTAL = '<!doctype html><title>Guest Wi-Fi</title><h1>Accept the terms</h1>'

const TYPES: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

function headersOf(path: string) {
  const isHashed = path.startsWith('/assets/')
  return {
    'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

function defined(headers: Record<string, string | string[] | number | undefined>) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, it]) => (it === undefined ? [] : [[name, it]])),
  )
}
