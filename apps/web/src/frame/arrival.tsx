import { useEffect } from 'react'

interface Props {
  readonly title?: string | undefined
}

/** Drawn anew for every navigation. Spec §2: each returns to the top, also back and forward. */
export function Arrival({ title }: Props) {
  // The browser's own window, and its wish to restore the position.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    scrollTo(0, 0)
  }, [])
  return title === undefined ? null : <title>{`${title} | Corridor`}</title>
}
