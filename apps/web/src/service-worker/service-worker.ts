import { CAPTURING_LOCK, cacheOf, TAKE_OVER, TIDY } from './names.ts'
import { findFile, keepVersion, newestVersion, refreshShell, shellOf, type Version } from './precache.ts'
import { answerFor } from './strategy.ts'
import { tidy } from './tidy.ts'
import type { ExtendableEvent, FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope
/** The version, written in by the build. */
declare const VERSION: Version

const OWN = cacheOf(VERSION.entry, VERSION.hash)
const paths = new Set(VERSION.files.map(([path]) => path))

self.addEventListener('install', (event) => event.waitUntil(keepVersion(VERSION)))

self.addEventListener('activate', (event) => {
  // The page of the first visit may go offline before a second.
  event.waitUntil(self.clients.claim())
  // Pages wait until activating is over: tidying must not hold them up.
  tidy(self, VERSION).catch(() => {})
})

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting())
  if (event.data === TIDY) event.waitUntil(tidy(self, VERSION))
})

self.addEventListener('fetch', (event) => {
  const answer = answerFor(event.request, location.origin, paths)
  if (answer === 'file') event.respondWith(openFile(event))
  if (answer === 'shell') event.respondWith(openShell(event))
})

async function openFile({ request }: FetchEvent): Promise<Response> {
  return (await findFile(new URL(request.url).pathname)) ?? fetch(request)
}

async function openShell(event: FetchEvent): Promise<Response> {
  // Where the newest noted version is not here, this worker’s own is.
  const shell = (await shellOf(await versionToOpen())) ?? (await shellOf(OWN))
  keepForNextTime(event, shell ? refreshShell : keepVersion)
  return shell ?? fetch(event.request)
}

/** The version to open: a new one begins with a new page, unless somebody is recording. */
async function versionToOpen(): Promise<string> {
  const { waiting } = self.registration
  if (!waiting || (await isSomebodyCapturing())) return OWN
  waiting.postMessage(TAKE_OVER)
  return (await newestVersion()) ?? OWN
}

async function isSomebodyCapturing(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === CAPTURING_LOCK)
}

/**
 * Caches a version in the background; without a connection, or with another version on the server, what is here
 * stands.
 */
function keepForNextTime(event: ExtendableEvent, keep: (version: Version) => Promise<void>) {
  event.waitUntil(keep(VERSION).catch(() => {}))
}
