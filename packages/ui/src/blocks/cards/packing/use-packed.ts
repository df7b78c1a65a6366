import { type RefObject, useLayoutEffect } from 'react'
import { type CardSize, packCards } from './pack-cards.ts'

/** The height of a row of the grid; browsers count only so many rows. */
const ROW_PX = 4

/** Puts cards of unlike heights below each other without holes; `sizes` are those of the children, in their order. */
export function usePacked(grid: RefObject<HTMLElement | null>, sizes: readonly CardSize[]) {
  useLayoutEffect(() => {
    const element = grid.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const cards = [...element.children].filter((it) => it instanceof HTMLElement)
    const pack = () => place(element, cards, sizes)
    const observer = new ResizeObserver(pack)
    observer.observe(element)
    for (const { lastElementChild } of cards) if (lastElementChild) observer.observe(lastElementChild)
    pack()
    return () => observer.disconnect()
  }, [grid, sizes])
}

function place(grid: HTMLElement, cards: readonly HTMLElement[], sizes: readonly CardSize[]) {
  const style = getComputedStyle(grid)
  // Columns that a browser lists include those that cards of a wider window still stand in.
  const tracks = Number(style.getPropertyValue('--tracks'))
  if (tracks <= 1) {
    grid.removeAttribute('data-packed')
    return
  }
  const measured = cards.map((card, index) => ({ size: sizes[index] ?? 'full', height: heightOf(card) }))
  packCards(measured, tracks, inRows(Number.parseFloat(style.columnGap) || 0)).forEach((it, index) => {
    const card = cards[index]?.style
    card?.setProperty('--row', `${it.top / ROW_PX + 1} / span ${it.height / ROW_PX}`)
    card?.setProperty('--column', `${it.track + 1} / span ${it.tracks}`)
  })
  grid.setAttribute('data-packed', 'true')
}

/** The height of a card’s content: a card that was made taller than that must shrink again. */
function heightOf(card: HTMLElement): number {
  const { paddingBottom, borderBottomWidth } = getComputedStyle(card)
  const foot = card.lastElementChild?.getBoundingClientRect().bottom ?? 0
  const below = Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth)
  return inRows(foot - card.getBoundingClientRect().top + below)
}

function inRows(pixels: number): number {
  return Math.max(1, Math.ceil(pixels / ROW_PX)) * ROW_PX
}
