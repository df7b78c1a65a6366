import { type PointerEvent, useRef, useState } from 'react'

const SLIP_PX = 5
const EDGE_PX = 90
const SCROLL_PX = 12

interface Point {
  readonly x: number
  readonly y: number
}

interface Begun extends Point {
  readonly id: string
}

/**
 * Drags an element with a `data-id` by its `data-grip`, with a mouse as with a finger. The element goes along:
 * `over` hears each place it comes to. Elsewhere a finger scrolls.
 */
export function useDrag(
  over: (id: string, at: Point) => void,
  canBegin: (target: Element, pointer: string) => boolean = isGrip,
) {
  const begun = useRef<Begun>(undefined)
  const [dragged, setDragged] = useState<string>()

  const end = () => {
    begun.current = undefined
    setDragged(undefined)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      const { target, clientX: x, clientY: y, button } = event
      if (!(target instanceof Element) || button !== 0) return
      const id = target.closest<HTMLElement>('[data-id]')?.dataset.id
      if (id !== undefined && canBegin(target, event.pointerType)) begun.current = { id, x, y }
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      const from = begun.current
      if (!from) return
      if (dragged === undefined) {
        if (Math.hypot(x - from.x, y - from.y) < SLIP_PX) return
        // The list itself stays where it is while its parts change places.
        currentTarget.setPointerCapture(pointerId)
        setDragged(from.id)
      }
      scrollNear(y)
      over(from.id, { x, y })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { dragged, handlers }
}

function isGrip(target: Element): boolean {
  return target.closest('[data-grip]') !== null
}

/** Scrolls the page while something is dragged near its edge. */
function scrollNear(y: number) {
  if (y < EDGE_PX) window.scrollBy(0, -SCROLL_PX)
  else if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX)
}
