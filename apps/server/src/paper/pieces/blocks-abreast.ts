import type { Block } from '@corridor/domain/report/block'
import { POINTS } from '../chart-svg.ts'

export const GUTTER = 16
/** The widths of a chart's axis, and of the names under a point, in its pixels. */
const [AXIS, POINT] = [42, 62]
const MOST_ACROSS = 3
/** The least width for lines of evidence: half of a page. */
const LEAST_ENTRIES = 230

/** Blocks that follow each other and are of one kind. */
export function alike(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last?.every((it) => kindOf(it) === kindOf(block))) last.push(block)
    else groups.push([block])
  }
  return groups
}

function kindOf(block: Block): string {
  return block.kind === 'chart' ? block.chart.shape : block.kind
}

/** How many blocks stand beside each other: charts of few points, and what was written down. */
export function acrossFor(blocks: readonly Block[], width: number): number {
  const across = Math.min(
    MOST_ACROSS,
    ...blocks.map((block) => Math.floor((width + GUTTER) / (leastOf(block) + GUTTER))),
  )
  return Math.max(1, Math.min(across, blocks.length))
}

function leastOf(block: Block): number {
  if (block.kind === 'entries') return LEAST_ENTRIES
  if (block.kind !== 'chart' || block.chart.shape !== 'trend') return Number.POSITIVE_INFINITY
  return (AXIS + POINT * block.chart.points.length) * POINTS
}

export function inRows<T>(things: readonly T[], across: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / across) }, (_, row) =>
    things.slice(row * across, (row + 1) * across),
  )
}
