import { useEffect, useState } from 'react'
import type { DomainPart } from '../set/set-order.ts'
import { cardId } from './item-card.capture.tsx'

export const SCREEN_ID = 'look-for-set'

/** Where the observer is: the domain that is open, and the item that the keys mark. */
export function usePlace(parts: readonly DomainPart[], isMarked: (itemId: string) => boolean) {
  const [openId, setOpenId] = useState<string>()
  /** The item whose evidence was opened. */
  const [writing, setWriting] = useState<string | null>(null)
  const [chosen, setChosen] = useState<{ readonly id: string }>()
  const open = Math.max(
    0,
    parts.findIndex(({ domain }) => domain.id === openId),
  )
  const items = parts[open]?.items ?? []
  // An observer who taps goes on to the next unmarked look-for; one who uses keys stays where they went.
  const current = items.find(({ id }) => id === chosen?.id) ?? items.find(({ id }) => !isMarked(id))

  // The scroll of the page: another domain begins at its top.
  useEffect(() => {
    if (openId) document.getElementById(SCREEN_ID)?.scrollIntoView?.()
  }, [openId])

  // The focus, which follows the keys, and brings the card into sight.
  useEffect(() => {
    if (chosen) document.getElementById(cardId(chosen.id))?.focus()
  }, [chosen])

  const goTo = (domainId: string, itemId?: string) => {
    if (domainId !== parts[open]?.domain.id) setWriting(null)
    setOpenId(domainId)
    setChosen(itemId === undefined ? undefined : { id: itemId })
  }
  const turnTo = (index: number) => {
    const next = parts[index]
    if (next) goTo(next.domain.id)
  }
  const move = (by: number) => {
    const all = parts.flatMap((part) => part.items)
    const place = all.findIndex(({ id }) => id === current?.id)
    const from = place >= 0 ? place : all.findIndex(({ id }) => id === items.at(by > 0 ? 0 : -1)?.id) - by
    const next = all[Math.max(0, Math.min(all.length - 1, from + by))]
    if (next) goTo(next.domainId, next.id)
  }
  const write = (itemId: string) => {
    const field = document.getElementById(cardId(itemId))?.querySelector('textarea')
    if (field) field.focus()
    else setWriting(itemId)
  }
  return { open, items, current, turnTo, move, letGo: () => setChosen(undefined), writing, write }
}
