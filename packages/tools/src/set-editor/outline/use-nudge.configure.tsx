import { useLayoutEffect, useRef, useState } from 'react'
import { useEditing } from '../editing.configure.tsx'
import { type Entry, groupsOf, type Outline } from './outline.ts'

/**
 * Moves entries by arrow keys: the handle keeps the focus, whichever list it goes to, and its new place is
 * announced.
 */
export function useNudge() {
  const { outline, put } = useEditing()
  const list = useRef<HTMLDivElement>(null)
  const [nudged, setNudged] = useState({ id: '', words: '' })
  const nudge = (id: string, next: Outline) => {
    if (next === outline) return
    put(next)
    setNudged({ id, words: placeWords(next, id) })
  }
  // The focus moves along: in another list the handle is another element.
  useLayoutEffect(() => {
    const parts = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])]
    const moved = parts.find(({ dataset }) => dataset.id === nudged.id)
    moved?.querySelector<HTMLElement>('[data-grip]')?.focus()
  }, [nudged])
  return { list, said: nudged.words, nudge }
}

/** “B2 is now 1 of 5 in Thinking.”, “Thinking is now 2 of 4.” */
function placeWords(outline: Outline<Entry>, id: string): string {
  const groups = groupsOf(outline)
  for (const [at, { domain, entries }] of groups.entries()) {
    if (domain.id === id) return `${domain.title} is now ${at + 1} of ${groups.length}.`
    const place = entries.findIndex((it) => it.id === id)
    const code = entries[place]?.code
    if (code !== undefined) return `${code} is now ${place + 1} of ${entries.length} in ${domain.title}.`
  }
  return ''
}
