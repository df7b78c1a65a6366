import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'

export interface Part {
  readonly title: string
  readonly words: string
  /** None of this part goes out. */
  readonly isLocked?: boolean
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** So many lists are named one by one; more are summed up. */
const MOST_LISTS = 4

/** What a record is made of, in the order in which it is read. */
export function partsOf(blocks: readonly Block[]): Part[] {
  const lists = blocks.filter((it) => it.kind === 'entries')
  const isMany = lists.length > MOST_LISTS
  return blocks.flatMap((block): Part[] => {
    if (block.kind === 'facts') return [{ title: 'Figures', words: counted(block.items.length, 'figure') }]
    if (block.kind === 'chart') return [{ title: block.title, words: block.counted }]
    if (block.kind === 'table')
      return [{ title: block.title, words: counted(block.table.rows.length, 'row') }]
    if (block.kind === 'files') return [{ title: block.title, words: fileWords(block) }]
    if (block.kind !== 'entries') return []
    if (!isMany) return listPart(block.title, [block])
    return block === lists[0] ? listPart('Evidence and notes', lists) : []
  })
}

function listPart(title: string, lists: readonly BlockOf<'entries'>[]): Part[] {
  const seen = lists.flatMap(({ items }) => items).filter(({ isInterpretation }) => !isInterpretation)
  return seen.length > 0 ? [{ title, words: counted(seen.length, 'line') }] : []
}

function fileWords({ items }: BlockOf<'files'>): string {
  const photos = items.filter(({ file }) => file.type.startsWith('image/')).length
  const documents = items.length - photos
  return [
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
  ].join(', ')
}

/** What the observer makes of it: how much goes out, of all that was written. */
export function interpretationPart(sent: readonly Block[], written: readonly Block[]): Part[] {
  const all = countInterpretations(written)
  const goes = Math.min(countInterpretations(sent), all)
  const stays = all - goes
  if (all === 0) return []
  const words = [
    ...(goes > 0 ? [`${goes} ${goes === 1 ? 'goes' : 'go'} out`] : []),
    ...(stays > 0 ? [`${stays} ${stays === 1 ? 'stays' : 'stay'} with you`] : []),
  ].join(', ')
  return [{ title: 'Interpretation', words, isLocked: goes === 0 }]
}

function countInterpretations(blocks: readonly Block[]): number {
  const lists = blocks.filter((it) => it.kind === 'entries')
  return lists.flatMap(({ items }) => items).filter(({ isInterpretation }) => isInterpretation).length
}
