import type { ReactNode } from 'react'
import { loadUser } from '../api/session.ts'
import { Broken } from '../frame/broken.tsx'
import { loadChunk } from '../loading/chunks.ts'
import { CapturePage, type Page } from './capture-page.tsx'
import type { Door } from './door.tsx'
import { arriveAt, type Goal, here, placeKey, startHistory } from './history.ts'
import { matchCapture } from './match-capture.ts'
import { preparePage } from './prepare-page.ts'
import { redirectIn } from './redirect.ts'
import styles from './waiting.module.css'

interface Options {
  readonly show: (page: ReactNode) => void
  /** Called when a page could not be loaded or drawn. */
  readonly onError: (error: unknown) => void
}

type Router = ReturnType<typeof import('../routing/router.tsx').createRouter>

/**
 * Every page begins here. Capture addresses open by themselves; at the first other one the data router takes over,
 * which knows all addresses, and keeps the page until it is loaded anew.
 */
export function openDoor({ show, onError }: Options) {
  let router: Router | undefined
  let isClosed = false
  let isGoing = false
  let going = new AbortController()
  // The page that is shown, or under way.
  let goal: Goal = { url: here(), how: 'stay' }

  const navigate: Door['navigate'] = async (to, { replace = false } = {}) => {
    if (router) return router.navigate(to, { replace })
    await go({ url: new URL(to, location.origin), how: replace ? 'replace' : 'push' })
  }
  const revalidate = () => (router ? router.revalidate() : go(goal))
  const followHistory = () => void go({ url: here(), how: 'stay' })

  startHistory()
  addEventListener('popstate', followHistory)
  show(<Waiting />)
  void go(goal)

  /** Goes to a page; the shown page and its address stay until the next one is there. A newer navigation overtakes. */
  async function go(to: Goal): Promise<void> {
    if (isClosed) return
    going.abort()
    going = new AbortController()
    const { signal } = going
    goal = to
    isGoing = true
    try {
      const page = await pageAt(to.url, signal)
      if (signal.aborted) return
      if (page) arrive(to, page)
      else await handOver(to, signal)
    } catch (error) {
      if (signal.aborted) return
      const elsewhere = redirectIn(error)
      if (elsewhere) return await go(followed(to, elsewhere))
      arrive(to, { content: <Broken error={error} /> })
      onError(error)
    } finally {
      if (!signal.aborted) isGoing = false
    }
  }

  function arrive(at: Goal, page: Omit<Page, 'key'>) {
    arriveAt(at)
    goal = { url: at.url, how: 'stay' }
    const door = { address: at.url.pathname + at.url.search, navigate, revalidate }
    show(<CapturePage door={door} page={{ ...page, key: placeKey() }} onError={onError} />)
  }

  async function handOver({ url, how }: Goal, signal: AbortSignal) {
    const { createRouter, isReady, RouterPages } = await loadChunk(() => import('../routing/router.tsx'))
    if (signal.aborted) return
    removeEventListener('popstate', followHistory)
    const next = createRouter()
    router = next
    // The router navigates at once, which overtakes what it began to load of the page shown.
    if (how !== 'stay') void next.navigate(url.href.slice(url.origin.length), { replace: how === 'replace' })
    await isReady(next)
    if (signal.aborted) return
    for (const error of Object.values(next.state.errors ?? {})) onError(error)
    show(<RouterPages router={next} onError={onError} />)
  }

  return {
    navigate,
    revalidate,
    /** Whether a page is being loaded, or asked anew. */
    isBusy: () => isGoing || (router !== undefined && isLoading(router)),
    close() {
      isClosed = true
      going.abort()
      removeEventListener('popstate', followHistory)
      router?.dispose()
    },
  }
}

/** The capture page at an address; undefined for any other address. */
async function pageAt(url: URL, signal: AbortSignal): Promise<Omit<Page, 'key'> | undefined> {
  const found = matchCapture(url.pathname)
  if (!found) return undefined
  const { route, params } = found
  const [content, user] = await Promise.all([preparePage(route, params, { url, signal }), loadUser()])
  return { title: route.title, user, content }
}

/** Where a redirect leads; a navigation that replaces a page still does so after it. */
function followed({ how }: Goal, { to, isReplacing }: { to: string; isReplacing: boolean }): Goal {
  const isReplaced = isReplacing || how === 'replace'
  return { url: new URL(to, location.origin), how: isReplaced ? 'replace' : 'push' }
}

function isLoading({ state: { navigation, revalidation } }: Router): boolean {
  return navigation.state !== 'idle' || revalidation !== 'idle'
}

/** The text while the first page loads; it stays invisible for the first 400 ms. */
function Waiting() {
  return (
    <p className={styles.waiting} role="status">
      Opening Corridor …
    </p>
  )
}
