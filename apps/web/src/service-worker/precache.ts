import { cacheOf } from './names.ts'

/** What the build knows of its version. */
export interface Version {
  readonly entry: string
  readonly hash: string
  /** Each file’s path, and the hash of its content. */
  readonly files: readonly (readonly [path: string, integrity: string])[]
}

const SHELL = '/'
/** The cache entry that says which version was last installed whole. */
const NEWEST = { cacheName: 'corridor', key: '/newest' }

/** Fetches and caches a version whole, or not at all. */
export async function keepVersion(version: Version) {
  const name = cacheOf(version.entry, version.hash)
  // A version that comes back may still be in use: the files of its pages stay.
  if (!(await shellOf(name))) await fill(name, version)
  await (await caches.open(NEWEST.cacheName)).put(NEWEST.key, new Response(name))
}

export async function newestVersion(): Promise<string | undefined> {
  const response = await caches.match(NEWEST.key, { cacheName: NEWEST.cacheName })
  return response?.text()
}

export function shellOf(cacheName: string): Promise<Response | undefined> {
  return caches.match(SHELL, { cacheName, ignoreVary: true })
}

/** A cached file of any version: a page that is open since before an update goes on with its own. */
export function findFile(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}

/** Fetches the page anew: it carries settings of the installation, which change without a new build. */
export async function refreshShell(version: Version) {
  const name = cacheOf(version.entry, version.hash)
  const shell = await fetchShell(version)
  if (await caches.has(name)) await (await caches.open(name)).put(SHELL, shell)
}

async function fill(name: string, version: Version) {
  const cache = await caches.open(name)
  try {
    await Promise.all(version.files.map(([path, integrity]) => keepFile(cache, path, integrity)))
    // The page is cached last: a cache with a page is a whole one.
    await cache.put(SHELL, await fetchShell(version))
  } catch (error) {
    await caches.delete(name)
    throw error
  }
}

async function keepFile(cache: Cache, path: string, integrity: string) {
  // A hashed name stands for its content: a file that an older version has is not fetched again.
  const known = path.startsWith('/assets/') ? await findFile(path) : undefined
  await cache.put(path, known ?? (await fetchFile(path, integrity)))
}

async function fetchFile(path: string, integrity: string): Promise<Response> {
  const response = await fetch(path, { cache: 'reload', integrity })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response
}

/**
 * Fetches the page of a version, and checks it: another page may come during an update, or from a network’s own
 * sign-in.
 */
async function fetchShell({ entry, files }: Version): Promise<Response> {
  const response = await fetch(SHELL, { cache: 'reload' })
  const page = await response.clone().text()
  const needed = [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  const isOurs = needed.includes(entry) && needed.every((path) => files.some(([known]) => known === path))
  if (!response.ok || !isOurs) throw new Error('The page is of another version.')
  return response
}
