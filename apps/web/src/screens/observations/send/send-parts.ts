import type { Block } from '@corridor/domain/report/block'

/** The observer’s interpretations: how many were written, and how many go out. */
export function interpretationIn(sent: readonly Block[], written: readonly Block[]) {
  const all = countInterpretations(written)
  return { all, goes: Math.min(countInterpretations(sent), all) }
}

function countInterpretations(blocks: readonly Block[]): number {
  const lists = blocks.filter((it) => it.kind === 'entries')
  return lists.flatMap(({ items }) => items).filter(({ isInterpretation }) => isInterpretation).length
}
