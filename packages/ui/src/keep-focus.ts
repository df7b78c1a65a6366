import type { MouseEvent } from 'react'

/**
 * Keeps the focus where it is on a press. On a tile that is pressed again and again, moving it costs more than the
 * press. A field of a form is checked when it is left, and its message may move the button away before the click is
 * over.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
