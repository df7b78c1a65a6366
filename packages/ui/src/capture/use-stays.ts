import { useLayoutEffect, useRef } from 'react'

interface Held {
  readonly element: Element
  readonly top: number
}

/**
 * Keeps an element where it is on the screen while something is added above it, or beside it in a list that is
 * filled from below: call the answered function right before, and the next render scrolls the page by as much as it
 * moved.
 */
export function useStays(): (element: Element | null) => void {
  const held = useRef<Held>(undefined)

  // The scroll position of whatever scrolls.
  useLayoutEffect(() => {
    if (!held.current) return
    const { element, top } = held.current
    held.current = undefined
    const scroller = element.isConnected ? scrollerOf(element) : null
    if (scroller) scroller.scrollTop += element.getBoundingClientRect().top - top
  })

  return (element) => {
    held.current = element ? { element, top: element.getBoundingClientRect().top } : undefined
  }
}

function scrollerOf(element: Element): Element | null {
  for (let it = element.parentElement; it; it = it.parentElement)
    if (/auto|scroll/.test(getComputedStyle(it).overflowY)) return it
  return null
}
