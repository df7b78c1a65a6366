import { useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'

export function Root() {
  useScrollToTop()
  return (
    <>
      <title>{usePageTitle()}</title>
      <Outlet />
    </>
  )
}

function usePageTitle(): string {
  const match = useMatches().at(-1)
  const title = titleIn(match?.loaderData) ?? titleIn(match?.handle)
  return title ? `${title} | Corridor` : 'Corridor'
}

function titleIn(it: unknown): string | undefined {
  const hasTitle = typeof it === 'object' && it !== null && 'title' in it
  return hasTitle ? String(it.title) : undefined
}

/** Spec §2: every navigation returns to the top, also back and forward. */
function useScrollToTop() {
  const { key } = useLocation()
  // The browser's own window, and its wish to restore the position.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    if (key) scrollTo(0, 0)
  }, [key])
}
