import type { Page } from '@playwright/test'
import { type Box, type Looked, lookAtPage, type Piece } from './pieces.ts'

/** Overlaps so small do no harm: a letter’s own edge, the air of a line. */
const SLACK_ACROSS = 2
const SLACK_DOWN = 6

/** Where somebody with larger text or a narrow screen misses something; empty, if all is well. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const looked = await page.evaluate(lookAtPage)
  return [...new Set([...sideways(looked), ...beyondEdge(looked), ...cutOff(looked), ...overlapping(looked)])]
}

function sideways({ width, scrollWidth }: Looked): string[] {
  return scrollWidth > width ? [`The page is ${scrollWidth} px wide and scrolls sideways.`] : []
}

function beyondEdge({ width, pieces }: Looked): string[] {
  return pieces
    .filter(({ canScrollSideways }) => !canScrollSideways)
    .filter(({ box }) => box.right > width + SLACK_ACROSS || box.left < -SLACK_ACROSS)
    .map(({ words }) => `Beyond the edge of the screen: ${words}`)
}

function cutOff({ pieces }: Looked): string[] {
  return pieces
    .filter(({ box, cut }) => cut !== null && !isInside(box, cut))
    .map(({ words }) => `Cut off: ${words}`)
}

function isInside(box: Box, edge: Box): boolean {
  const isAcross = box.left >= edge.left - SLACK_ACROSS && box.right <= edge.right + SLACK_ACROSS
  return isAcross && box.top >= edge.top - SLACK_DOWN && box.bottom <= edge.bottom + SLACK_DOWN
}

function overlapping({ pieces }: Looked): string[] {
  const sorted = pieces.toSorted((a, b) => a.seen.top - b.seen.top)
  return sorted.flatMap((one, index) => {
    const end = sorted.findIndex(({ seen }, at) => at > index && seen.top > one.seen.bottom)
    const near = sorted.slice(index + 1, end === -1 ? undefined : end)
    return near
      .filter((other) => areApart(one, other) && overlap(one.seen, other.seen))
      .map((other) => `One over the other: ${one.words} | ${other.words}`)
  })
}

/**
 * Whether two pieces must not overlap: neither is part of the other, nor an icon inside its field, nor does one of
 * them lie over the page on purpose.
 */
function areApart(one: Piece, other: Piece): boolean {
  const isPart = one.within.includes(other.within[0] ?? -1) || other.within.includes(one.within[0] ?? -1)
  return !isPart && one.layer === other.layer && (one.isText || other.isText)
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > SLACK_ACROSS && down > SLACK_DOWN
}
