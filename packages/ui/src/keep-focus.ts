import type { MouseEvent } from 'react'

/**
 * A press leaves the focus where it is. On a tile that is pressed again and again, moving it costs more than the press.
 * A field of a form is checked when it is left, and what it then says may move the button away before the click is over.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
