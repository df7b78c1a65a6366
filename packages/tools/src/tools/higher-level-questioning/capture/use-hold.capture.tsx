import { type MouseEvent, useRef } from 'react'

/** How long a press has to last to be a hold; less is a tap. */
const HOLD_MS = 600

/**
 * The handlers of a button that is tapped, or held for as long as something lasts. `pressed` gets when it began and
 * how long it was held.
 */
export function useHold(now: () => number, pressed: (at: number, heldMs: number) => void) {
  const press = useRef({ at: 0, isDown: false, wasHeld: false })
  return {
    onPointerDown: () => {
      press.current = { at: now(), isDown: true, wasHeld: false }
    },
    // Some browsers make no click of a long touch: a hold is recorded when the finger lets go.
    onPointerUp: () => {
      const { at, isDown } = press.current
      const heldMs = now() - at
      const wasHeld = isDown && heldMs >= HOLD_MS
      press.current = { at, isDown: false, wasHeld }
      if (wasHeld) pressed(at, heldMs)
    },
    onPointerCancel: () => {
      press.current.isDown = false
    },
    onClick: (event: MouseEvent) => {
      const byKey = event.detail === 0
      if (byKey) pressed(now(), 0)
      else if (!press.current.wasHeld) pressed(press.current.at || now(), 0)
      press.current.wasHeld = false
    },
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
