import { type RefObject, useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Links of charts are plain ones: those into Corridor are followed without loading the page anew. */
export function useOwnLinks(part: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  // The browser's own clicks: a link inside of an SVG is none of the router's.
  useEffect(() => {
    const element = part.current
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
      const address = link?.getAttribute('href')
      if (!isPlain || !address || event.defaultPrevented) return
      event.preventDefault()
      navigate(address)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [part, navigate])
}
