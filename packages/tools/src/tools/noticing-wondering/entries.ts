import { counted } from '@corridor/domain/words/count-words'
import { inOrder } from '../../visit/in-order.ts'
import type { Column } from './columns.ts'
import type { Entry, NoticingCapture } from './noticing-wondering.shape.ts'

/** The entries in the order of time, without those left empty. */
export function writtenIn({ entries }: NoticingCapture): Entry[] {
  return inOrder(entries.filter(({ text }) => text.trim() !== ''))
}

export function ofColumn(entries: readonly Entry[], column: Column): Entry[] {
  return entries.filter((it) => it.column === column)
}

/** A noticing with its wonderings; a wondering that stands by itself has no noticing. */
export interface Thread {
  readonly id: string
  readonly noticing: Entry | null
  readonly wonderings: readonly Entry[]
}

export function threadsOf(entries: readonly Entry[]): Thread[] {
  const noticed = new Set(ofColumn(entries, 'noticing').map(({ id }) => id))
  const isLinked = ({ column, causeId }: Entry) =>
    column === 'wondering' && causeId !== null && noticed.has(causeId)
  return entries
    .filter((it) => !isLinked(it))
    .map((it) =>
      it.column === 'noticing'
        ? {
            id: it.id,
            noticing: it,
            wonderings: entries.filter((other) => isLinked(other) && other.causeId === it.id),
          }
        : { id: it.id, noticing: null, wonderings: [it] },
    )
}

/** “3 noticings, 1 wondering” */
export function countWords(entries: readonly Entry[]): string {
  const [noticings, wonderings] = [ofColumn(entries, 'noticing'), ofColumn(entries, 'wondering')]
  return `${counted(noticings.length, 'noticing')}, ${counted(wonderings.length, 'wondering')}`
}
