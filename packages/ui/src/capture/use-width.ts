import { type RefObject, useEffect, useState } from 'react'

/** The width of an element, for what is drawn to it; 0 until it is known. */
export function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)

  // The layout of the page.
  useEffect(() => {
    if (!of.current) return
    const watch = new ResizeObserver(([seen]) => setWidth(Math.floor(seen?.contentRect.width ?? 0)))
    watch.observe(of.current)
    return () => watch.disconnect()
  }, [of])

  return width
}
