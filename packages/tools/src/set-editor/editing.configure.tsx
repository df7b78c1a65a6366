import type { JsonObject } from '@corridor/domain/data/json'
import { createContext, use } from 'react'
import type { SetWords } from '../definition/tool-face.ts'
import type { Faults } from '../fields/faults-under.ts'
import { faultsOfEntry } from './entry-faults.ts'
import { changeEntry, type Entry, type Outline } from './outline/outline.ts'
import type { SetKind } from './set-kind.view.ts'
import type { Mapping, Trends } from './trends.ts'

/** A set that is being written, as the page has it that saves and publishes it. */
export interface Editing {
  readonly kind: SetKind
  readonly words: SetWords
  readonly content: JsonObject
  /** The outline of the content, made once: a change that moves nothing hands it back. */
  readonly outline: Outline
  /** The entry that is being written: the chosen one, or the first. */
  readonly entry: Entry | undefined
  /** The published version; 0: none yet. */
  readonly version: number
  readonly trends: Trends
  /** Whether reworded entries still mean the same, as far as somebody said so. */
  readonly mapping: Mapping
  readonly isReadOnly: boolean
  /** What to do about fields, by their path within the content. */
  readonly faults: Faults
  readonly newId: () => string
  readonly change: (content: JsonObject) => void
  readonly choose: (id: string | null) => void
  readonly say: (id: string, said: Mapping[string]) => void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing() {
  const editing = use(EditingContext)
  if (!editing) throw new Error('A form of a set stands outside its editor.')
  const { kind, content, change } = editing
  return {
    ...editing,
    put: (next: Outline) => change(kind.withOutline(content, next)),
  }
}

/** The entry that is edited, for its form. */
export function useEntry<E extends Entry>() {
  const editing = useEditing()
  const { entry, outline, put, isReadOnly, newId } = editing
  if (!entry) throw new Error('There is no entry to write.')
  return {
    entry: entry as E,
    change: (next: E) => put(changeEntry(outline, next)),
    faults: faultsOfEntry(editing, entry),
    isReadOnly,
    newId,
  }
}

/** The whole content, for the form of what holds for all of it. */
export function useContent<Content extends JsonObject>() {
  const { content, change, faults, isReadOnly } = useEditing()
  return { content: content as Content, change: (next: Content) => change(next), faults, isReadOnly }
}
