import { useEffect } from 'react'

interface Props {
  readonly title?: string | undefined
}

/**
 * Announces each navigation and returns to the top of the page, back and forward included (specification §2), or to the
 * part that the address names.
 */
export function Arrival({ title }: Props) {
  // The browser's own window, and its wish to restore the position.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const part = document.getElementById(location.hash.slice(1))
    if (part) part.scrollIntoView()
    else scrollTo(0, 0)
  }, [])
  return title === undefined ? null : <title>{`${title} | Corridor`}</title>
}
