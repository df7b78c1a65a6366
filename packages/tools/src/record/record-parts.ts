import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'

/** A part of a record that an observer may leave out when it is sent. */
export interface RecordPart {
  readonly title: string
  /** How large the part is. */
  readonly words: string
  readonly blocks: readonly Block[]
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** How many lists are named one by one; more are summed up. */
const MOST_LISTS = 4
const FIGURES = 'Figures'

/** The parts of a record, in the order in which it is read; each title once. */
export function recordParts(blocks: readonly Block[]): RecordPart[] {
  const lists = blocks.filter((it) => it.kind === 'entries')
  const isMany = lists.length > MOST_LISTS
  const byTitle = new Map<string, Block[]>()
  for (const block of blocks) {
    const title = titleOf(block, isMany)
    if (title !== undefined) byTitle.set(title, [...(byTitle.get(title) ?? []), block])
  }
  return [...byTitle].flatMap(([title, own]) => {
    const words = wordsOf(own)
    return words === '' ? [] : [{ title, words, blocks: own }]
  })
}

/** The blocks without the parts that are left out. A block without a title of its own stays. */
export function withoutParts(blocks: readonly Block[], titles: readonly string[]): Block[] {
  if (titles.length === 0) return [...blocks]
  const out = new Set(recordParts(blocks).flatMap((it) => (titles.includes(it.title) ? it.blocks : [])))
  return blocks.filter((block) => !out.has(block))
}

function titleOf(block: Block, isMany: boolean): string | undefined {
  if (block.kind === 'facts') return FIGURES
  if (block.kind === 'entries' && isMany) return 'Evidence and notes'
  return 'title' in block && block.title !== '' ? block.title : undefined
}

function wordsOf(blocks: readonly Block[]): string {
  const facts = blocks.filter((it) => it.kind === 'facts').flatMap(({ items }) => items)
  const lines = blocks.filter((it) => it.kind === 'entries').flatMap(({ items }) => items)
  const seen = lines.filter(({ isInterpretation }) => !isInterpretation)
  const charts = blocks.filter((it) => it.kind === 'chart').map((it) => it.counted)
  const rows = blocks.filter((it) => it.kind === 'table').flatMap(({ table }) => table.rows)
  const files = blocks.filter((it) => it.kind === 'files').flatMap(({ items }) => items)
  return [
    ...(facts.length > 0 ? [counted(facts.length, 'figure')] : []),
    ...charts,
    ...(rows.length > 0 ? [counted(rows.length, 'row')] : []),
    ...(seen.length > 0 ? [counted(seen.length, 'line')] : []),
    ...fileWords(files),
  ].join(', ')
}

function fileWords(items: BlockOf<'files'>['items']): string[] {
  const photos = items.filter(({ file }) => file.type.startsWith('image/')).length
  const documents = items.length - photos
  return [
    ...(photos > 0 ? [counted(photos, 'photo')] : []),
    ...(documents > 0 ? [counted(documents, 'document')] : []),
  ]
}
