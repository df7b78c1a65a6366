import type { ObservationPart } from '@corridor/contract/observations/observation-read'
import type { Day } from '@corridor/domain/calendar/calendar'
import { momentIn, shortDay } from '@corridor/domain/calendar/day-words'
import { partTitle, purposeWords, timeWords } from '@corridor/domain/observation/record-words'
import type { Block } from '@corridor/domain/report/block'
import type { PaperCard } from '../../../paper/paper-document.ts'
import { toolOf } from '../opened.ts'

/** What a reader may read of one observation, as far as paper shows it. */
export type PrintedPart = Pick<
  ObservationPart,
  'toolTypeId' | 'status' | 'record' | 'sentAt' | 'acknowledgedAt' | 'replies'
> & {
  /** Signatures that the educator gave under the printed copy after it was sent, for readers who may know of them. */
  readonly signed: readonly Signed[]
}

export interface Signed {
  /** The name as they signed. */
  readonly text: string
  readonly at: string
}

/** A tool's blocks as sections with headings of their own; of several tools each begins with its name and its place. */
export function sectionsOf(parts: readonly PrintedPart[]): PaperCard[] {
  const [only, another] = parts
  if (only && !another) return cut(only.record.blocks, 'section', 0)
  return parts.flatMap((part, place) => {
    const { record } = part
    const line = [
      `Part ${place + 1} of ${parts.length}`,
      ...(record.setVersion ? [`Tool version ${record.setVersion}`] : []),
      timeWords(record),
      purposeWords(record),
    ].join(' · ')
    return [
      {
        title: partTitle(toolOf(part).title, record.set),
        line,
        rank: 'part' as const,
        blocks: [],
        from: { part: place, block: 0 },
      },
      ...cut(record.blocks, 'in-part', place),
    ]
  })
}

/** Cuts blocks into sections: a block with a title begins one, a block without belongs to the one before it. */
function cut(blocks: readonly Block[], rank: 'section' | 'in-part', part: number): PaperCard[] {
  const cards: (PaperCard & { readonly blocks: Block[] })[] = []
  for (const [place, block] of blocks.entries()) {
    const title = titleOf(block)
    const last = cards.at(-1)
    if (last && title === '') last.blocks.push(block)
    else {
      const inside = block.kind === 'heading' ? [] : [block]
      cards.push({ title, line: lineOf(block), rank, blocks: inside, from: { part, block: place } })
    }
  }
  return cards
}

function titleOf(block: Block): string {
  if (block.kind === 'heading') return block.text
  return 'title' in block ? block.title : ''
}

function lineOf(block: Block): string {
  return block.kind === 'chart' ? block.counted : ''
}

export interface PrintedStep {
  readonly text: string
  readonly agreedOn: Day
  readonly dueOn: Day | null
}

/** The section of agreed steps that are open. */
export function stepsSection(steps: readonly PrintedStep[]): PaperCard[] {
  if (steps.length === 0) return []
  const title = steps.length === 1 ? 'Action step' : 'Action steps'
  const items = steps.map(({ text, agreedOn, dueOn }) => ({
    head: `Agreed ${shortDay(agreedOn)}${dueOn ? `, due ${shortDay(dueOn)}` : ''}`,
    text,
    tags: [],
  }))
  return [{ title, line: '', rank: 'section', blocks: [{ kind: 'entries', title, items }] }]
}

/** The section of the educator's signatures since the sending: they stand beside the copy, which has none of them. */
export function signedSection(parts: readonly PrintedPart[]): PaperCard[] {
  const items = parts.flatMap(({ signed, record: { timeZone } }) =>
    signed.map(({ text, at }) => ({ head: `Educator · ${momentIn(timeZone, at)}`, text, tags: [] })),
  )
  if (items.length === 0) return []
  const title = 'Signed after it was sent'
  return [{ title, line: '', rank: 'section', blocks: [{ kind: 'entries', title, items }] }]
}

/** The section of letters that the two wrote each other since the sending. */
export function repliesSection([first]: readonly PrintedPart[]): PaperCard[] {
  if (!first || first.replies.length === 0) return []
  const { timeZone } = first.record
  const items = first.replies.map(({ by, kind, text, at }) => ({
    head: `${momentIn(timeZone, at)} · ${by}${kind === 'meet' ? ', asks to meet' : ''}`,
    text,
    tags: [],
  }))
  const isReply = first.replies.every(({ kind }) => kind !== 'response')
  const title = isReply ? 'Educator’s reply' : 'Replies'
  return [{ title, line: '', rank: 'section', blocks: [{ kind: 'entries', title, items }] }]
}
