import { vi } from 'vitest'

/** The browser's cache storage, as far as the service worker uses it. */
export function takeCaches() {
  const caches = new Map<string, Map<string, Response>>()
  const find = (path: string, cacheName?: string) => {
    const places = cacheName === undefined ? [...caches.values()] : [caches.get(cacheName)]
    return places.map((cache) => cache?.get(path)).find((it) => it)
  }
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const cache = caches.get(name) ?? new Map<string, Response>()
      caches.set(name, cache)
      return { put: async (path: string, response: Response) => void cache.set(path, response) }
    },
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    match: async (path: string, { cacheName }: MultiCacheQueryOptions = {}) => find(path, cacheName)?.clone(),
  })
  return {
    namesOf: () => [...caches.keys()],
    pathsIn: (name: string) => [...(caches.get(name)?.keys() ?? [])],
  }
}
