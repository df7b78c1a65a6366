import type { Named } from '../../../../target-picker/target-picker.ts'
import type { Column } from '../../columns.ts'
import type { Entry, NoticingCapture } from '../../noticing-wondering.shape.ts'

export type Begun = Pick<Entry, 'id' | 'at' | 'column' | 'about' | 'causeId'>

export function anEntry({ causeId, ...begun }: Begun, text: string): Entry {
  return {
    ...begun,
    text,
    tags: {},
    isStarred: false,
    causeId: begun.column === 'wondering' ? causeId : null,
  }
}

export function addEntry(capture: NoticingCapture, entry: Entry): NoticingCapture {
  return { ...capture, entries: [...capture.entries, entry] }
}

export function dropEntry(capture: NoticingCapture, id: string): NoticingCapture {
  return { ...capture, entries: capture.entries.filter((it) => it.id !== id) }
}

export function changeEntry(
  capture: NoticingCapture,
  id: string,
  next: (entry: Entry) => Partial<Entry>,
): NoticingCapture {
  return { ...capture, entries: capture.entries.map((it) => (it.id === id ? { ...it, ...next(it) } : it)) }
}

/** Moves an entry to a column; only a wondering keeps a cause. */
export function inColumn({ causeId }: Entry, column: Column): Partial<Entry> {
  return { column, causeId: column === 'wondering' ? causeId : null }
}

/** Tags an entry; tagged a second time it is not tagged any more. */
export function toggleTag({ tags }: Entry, { target, code, title }: Named): Partial<Entry> {
  const { [target]: tagged, ...others } = tags
  return { tags: tagged ? others : { ...tags, [target]: { code, title } } }
}
