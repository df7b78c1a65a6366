import { useEffect } from 'react'

/** The height below which a phone has a keyboard on its screen, or is very small. */
const LOW = 660

/**
 * Tells the page how much of the screen is seen: a keyboard covers what stands below, and not every browser shrinks
 * the page for it. `--visible-height` is the height, and `data-low` says that there is little of it.
 */
export function useVisibleHeight() {
  // The screen of the device.
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const root = document.documentElement
    const tell = () => {
      // Zooming in shows less of the screen, which counts as being as high as before.
      const height = Math.round(view.height * view.scale)
      root.style.setProperty('--visible-height', `${height}px`)
      root.toggleAttribute('data-low', height < LOW)
      // A browser that pushes the page up for its keyboard need not: the page has become shorter.
      if (view.scale === 1 && view.offsetTop > 0) window.scrollTo(0, 0)
    }
    tell()
    view.addEventListener('resize', tell)
    return () => {
      view.removeEventListener('resize', tell)
      root.style.removeProperty('--visible-height')
      root.removeAttribute('data-low')
    }
  }, [])
}
