import type { MouseEvent } from 'react'

/** For what is pressed again and again: moving the focus there costs more than the press, and nobody types into it. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
