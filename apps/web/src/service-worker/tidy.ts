import { cacheOf, lockOfPage } from './names.ts'
import type { Version } from './precache.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Deletes the versions of which no page is open. */
export async function tidy({ registration, clients }: WorkerScope, { entry, hash }: Version) {
  // A version that is being installed has no page yet.
  if (registration.installing || registration.waiting) return
  const [names, pages, locks] = await Promise.all([
    caches.keys(),
    clients.matchAll({ type: 'window', includeUncontrolled: true }),
    navigator.locks.query(),
  ])
  const held = (locks.held ?? []).map(({ name = '' }) => name)
  const unused = unusedOf(names, { own: cacheOf(entry, hash), held, pages: pages.length })
  await Promise.all(unused.map((name) => caches.delete(name)))
}

interface InUse {
  readonly own: string
  readonly held: readonly string[]
  readonly pages: number
}

const VERSION = lockOfPage('/')

export function unusedOf(names: readonly string[], { own, held, pages }: InUse): string[] {
  const running = held.filter((name) => name.startsWith(VERSION))
  // A page that has not said yet which version it is may be of any.
  if (running.length < pages) return []
  return names.filter(
    (name) =>
      name.startsWith(VERSION) && name !== own && !running.some((page) => name.startsWith(`${page} `)),
  )
}
