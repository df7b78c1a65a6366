import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { type Placed, placeAt } from './place-at.ts'

const SLIP_PX = 5

/** Dragging one of a list to another place. A finger drags by the handle alone: elsewhere it scrolls. */
export function useDragOrder(list: RefObject<HTMLElement | null>, place: (id: number, at: number) => void) {
  const begun = useRef<{ readonly id: number; readonly x: number; readonly y: number }>(undefined)
  const [dragged, setDragged] = useState<number>()

  const end = () => {
    begun.current = undefined
    setDragged(undefined)
  }
  const handlers = {
    onPointerDown: ({ target, clientX: x, clientY: y, pointerType, button }: PointerEvent) => {
      if (!(target instanceof Element) || button !== 0) return
      const item = target.closest<HTMLElement>('[data-id]')
      const isHandle = pointerType === 'mouse' || target.closest('[data-grip]')
      if (item && isHandle) begun.current = { id: Number(item.dataset.id), x, y }
    },
    onPointerMove: ({ clientX: x, clientY: y, pointerId, currentTarget }: PointerEvent) => {
      const from = begun.current
      if (!from) return
      if (dragged === undefined) {
        if (Math.hypot(x - from.x, y - from.y) < SLIP_PX) return
        // The list itself, which stays where it is while its parts change places.
        currentTarget.setPointerCapture(pointerId)
        setDragged(from.id)
      }
      place(from.id, placeAt(othersIn(list.current, from.id), x, y))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
  return { dragged, handlers }
}

function othersIn(list: HTMLElement | null, id: number): Placed[] {
  const items = [...(list?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
  return items.filter((it) => it.dataset.id !== String(id)).map((it) => it.getBoundingClientRect())
}
