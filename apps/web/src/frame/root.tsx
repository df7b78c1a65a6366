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
  const handle = useMatches().at(-1)?.handle
  const hasTitle = typeof handle === 'object' && handle !== null && 'title' in handle
  return hasTitle ? `${handle.title} | Corridor` : 'Corridor'
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
