import type { JsonObject } from '@corridor/domain/data/json'
import type { ComponentType } from 'react'
import type { Entry, Outline } from './outline.ts'

/** By the path of a field within the thing: `prompt`, `options.0.label`. */
export type Faults = Readonly<Record<string, string>>

export interface EntryFormProps<Content, E> {
  readonly entry: E
  readonly content: Content
  readonly change: (next: E) => void
  readonly isReadOnly: boolean
  readonly faults: Faults
}

export interface ContentFormProps<Content> {
  readonly content: Content
  readonly change: (next: Content) => void
  readonly isReadOnly: boolean
  readonly faults: Faults
}

export interface Imported<Content> {
  readonly content?: Content
  /** What to do about each row, in the file's own words. */
  readonly errors: readonly string[]
}

/** What is different between a look-for set and a rubric; the editor round them is one. */
export interface Kind<Content extends JsonObject, E extends Entry> {
  readonly toolTypeId: number
  /** Of its list. */
  readonly path: string
  /** «Custom look-fors» */
  readonly title: string
  readonly words: {
    /** «look-for set» */
    readonly set: string
    /** «item», «items» */
    readonly one: string
    readonly many: string
  }
  /** What is saved was written by this editor, or checked when it was published. */
  read(content: JsonObject): Content
  blank(title: string): Content
  titleOf(content: Content): string
  withTitle(content: Content, title: string): Content
  outline(content: Content): Outline<E>
  withOutline(content: Content, outline: Outline<E>): Content
  /** Where its entries are in what the server says about fields. */
  readonly entriesAt: string
  nameOf(entry: E): string
  newEntry(at: Entry): E
  /** Fit to be tried without a visit round it. */
  tried(content: Content): Content
  /** With this one alone, to see it as observers do. */
  only(content: Content, entry: E): Content
  readonly EntryForm: ComponentType<EntryFormProps<Content, E>>
  readonly ContentForm: ComponentType<ContentFormProps<Content>>
  toCsv(content: Content): string
  toJson(content: Content): string
  /** What is read over another keeps the ids of what it names the same. */
  fromFile(name: string, text: string, over?: Content): Imported<Content>
}

/** What a file is called when nothing else is. */
export function titleIn(name: string): string {
  return name.replace(/\.\w+$/, '')
}

export const readableFiles = '.csv,.json,text/csv,application/json'

export function isJson(name: string): boolean {
  return name.toLowerCase().endsWith('.json')
}
