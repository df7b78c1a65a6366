export type Answer = 'shell' | 'file' | 'network'

// Addresses that the server answers itself, and those that the browser must always get fresh to notice an update.
const SERVERS_OWN = /^\/(api|icons|healthz|readyz|service-worker\.js|manifest\.webmanifest)(\/|$)/

/** What answers a request: the page of this version, a cached file, or the network. The API is never cached. */
export function answerFor(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  home: string,
  files: ReadonlySet<string>,
): Answer {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== home || SERVERS_OWN.test(pathname)) return 'network'
  // Files of another version are answered, too: its page may still be open.
  if (files.has(pathname) || pathname.startsWith('/assets/')) return 'file'
  return mode === 'navigate' ? 'shell' : 'network'
}
