import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Problem } from '@corridor/contract/problems'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { answerUnknownAddress } from './refusals.ts'

// The folder is two deep in the sources as in the bundle, so the same address serves both.
const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const hashedFolder = `${webFolder}/assets/`

/** The web application: hashed files for a year, others asked for anew, and its page at every address that is not the API's. */
export async function servePages(app: FastifyInstance, config: Config) {
  const page = await readPage(config)
  await app.register(fastifyStatic, {
    root: webFolder,
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
    wildcard: false,
    // A service worker, a manifest or an icon keeps its name when it changes.
    setHeaders: (reply, path) => {
      if (!path.startsWith(hashedFolder)) reply.header('cache-control', 'no-cache')
    },
    globIgnore: ['index.html', '.vite/**', 'assets/**', '**/*.{br,gz}'],
  })
  // One route for hundreds of files: to give each its own made every start longer.
  const hashed = new Set((await readdir(hashedFolder).catch(() => [])).filter(isServed))
  app.route({
    method: ['GET', 'HEAD'],
    url: '/assets/*',
    handler: async (request, reply) => {
      const [path = ''] = request.url.split('?')
      const name = path.slice('/assets/'.length)
      return hashed.has(name) ? reply.sendFile(name, hashedFolder) : reply.callNotFound()
    },
  })
  // The body of a request that goes nowhere is not read.
  app.addHook('onRequest', async ({ is404, method }) => {
    if (is404 && !isRead(method)) throw new Problem('no-such-address')
  })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = isRead(request.method) && !/^\/(api|assets)\//.test(request.url)
    if (!wantsPage || !page) return answerUnknownAddress(request, reply)
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  })
}

/**
 * Whether a file is served. Source maps are for our own tests: they hold every line of the sources. Compressed files go
 * out under the plain file's name.
 */
function isServed(name: string): boolean {
  return !/\.(map|br|gz)$/.test(name)
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** The page, with what the browser must know before its first call. */
async function readPage({ SUPPORT_EMAIL, ROLLBAR_TOKEN }: Config): Promise<string | undefined> {
  const page = await readFile(`${webFolder}/index.html`, 'utf8').catch(() => undefined)
  const settings = JSON.stringify({ supportEmail: SUPPORT_EMAIL, rollbarToken: ROLLBAR_TOKEN ?? null })
  return page?.replace('content="{}"', () => `content="${escapeAttribute(settings)}"`)
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
}
