import type { Block } from '@corridor/domain/report/block'

/** What the observer makes of what was seen: how much of it was written, and how much goes out. */
export function interpretationIn(sent: readonly Block[], written: readonly Block[]) {
  const all = countInterpretations(written)
  return { all, goes: Math.min(countInterpretations(sent), all) }
}

function countInterpretations(blocks: readonly Block[]): number {
  const lists = blocks.filter((it) => it.kind === 'entries')
  return lists.flatMap(({ items }) => items).filter(({ isInterpretation }) => isInterpretation).length
}
