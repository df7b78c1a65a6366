import { instantOf } from '@corridor/domain/clock/instant-of'
import { useState } from 'react'
import type { CaptureProps } from '../../../../definition/capture-view.ts'
import type { About, Column } from '../../columns.ts'
import type { Entry, NoticingCapture, NoticingConfig } from '../../noticing-wondering.shape.ts'
import { addEntry, anEntry, changeEntry, dropEntry, inColumn } from '../entry/entry-changes.ts'

type Given = Pick<
  CaptureProps<NoticingConfig, NoticingCapture>,
  'capture' | 'visit' | 'change' | 'newId' | 'now'
>
interface Next {
  readonly id: string | null
  readonly column: Column
  readonly about: About | null
  readonly causeId: string | null
}

const begins: Next = { id: null, column: 'noticing', about: null, causeId: null }

/** The entry that is being written. It is in the capture from its first letter on: nothing waits for Add. */
export function useNewEntry({ capture, visit, change, newId, now }: Given) {
  const [next, setNext] = useState(begins)
  const entry = next.id === null ? undefined : capture.entries.find(({ id }) => id === next.id)
  const { column, about, causeId } = entry ?? next

  const edit = (part: (it: Entry) => Partial<Entry>) => {
    if (entry) change(column, (it) => changeEntry(it, entry.id, part), `entry ${entry.id}`)
  }
  const write = (text: string) => {
    if (entry && text === '') change(column, (it) => dropEntry(it, entry.id), `entry ${entry.id}`)
    else if (entry) edit(() => ({ text }))
    else if (text !== '') {
      const begun = { id: newId(), at: instantOf(now(), visit.endedAt), column, about, causeId }
      change(column, (it) => addEntry(it, anEntry(begun, text)), `entry ${begun.id}`)
      setNext({ ...next, id: begun.id })
    }
  }
  return {
    entry,
    column,
    about,
    causeId,
    write,
    choose: (to: Column) => {
      setNext({ ...next, column: to, causeId: null })
      edit((it) => inColumn({ ...it, causeId: null }, to))
    },
    tell: (of: About | null) => {
      setNext({ ...next, about: of })
      edit(() => ({ about: of }))
    },
    /** Begins the next entry out of a noticing, or out of none. */
    wonderAbout: (cause: string | null) => {
      if (cause === null) edit(() => ({ causeId: null }))
      setNext(
        cause === null ? { ...next, causeId: null } : { ...begins, column: 'wondering', causeId: cause },
      )
    },
    /** Moves on to the next entry; after a wondering about something the next is a noticing. */
    moveOn: () => setNext({ ...begins, column: causeId === null ? column : 'noticing' }),
  }
}

export type NewEntry = ReturnType<typeof useNewEntry>
