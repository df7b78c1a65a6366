import type { Block } from '@corridor/domain/report/block'

/** How many interpretations of the observer's a record holds. */
export function countInterpretations(blocks: readonly Block[]): number {
  const lists = blocks.filter((it) => it.kind === 'entries')
  return lists.flatMap(({ items }) => items).filter(({ isInterpretation }) => isInterpretation).length
}
