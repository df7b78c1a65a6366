import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Entry, Outline } from './outline.ts'
import { placeWords } from './place-words.ts'

/** Moving by arrow keys: the handle keeps the focus, whichever list it goes to, and its new place is said. */
export function useNudge<E extends Entry>(outline: Outline<E>, onChange: (outline: Outline<E>) => void) {
  const list = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const nudge = (id: string, next: Outline<E>) => {
    if (next === outline) return
    flushSync(() => {
      onChange(next)
      setSaid(placeWords(next, id))
    })
    const parts = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
    const moved = parts.find(({ dataset }) => dataset.id === id)
    moved?.querySelector<HTMLElement>('[data-grip]')?.focus()
  }
  return { list, said, nudge }
}
