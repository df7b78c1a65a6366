import { useLayoutEffect, useRef, useState } from 'react'
import { useEditing } from '../editing.configure.tsx'
import type { Outline } from './outline.ts'
import { placeWords } from './place-words.ts'

/** Moving by arrow keys: the handle keeps the focus, whichever list it goes to, and its new place is said. */
export function useNudge() {
  const { outline, put } = useEditing()
  const list = useRef<HTMLDivElement>(null)
  const [nudged, setNudged] = useState({ id: '', words: '' })
  const nudge = (id: string, next: Outline) => {
    if (next === outline) return
    put(next)
    setNudged({ id, words: placeWords(next, id) })
  }
  // The page's focus: in another list the handle is another element.
  useLayoutEffect(() => {
    const parts = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
    const moved = parts.find(({ dataset }) => dataset.id === nudged.id)
    moved?.querySelector<HTMLElement>('[data-grip]')?.focus()
  }, [nudged])
  return { list, said: nudged.words, nudge }
}
