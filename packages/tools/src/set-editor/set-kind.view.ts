import type { JsonObject } from '@corridor/domain/data/json'
import type { ComponentType } from 'react'
import type { Entry, Outline } from './outline/outline.ts'

export interface Imported<Content = JsonObject> {
  readonly content?: Content
  /** What to do about each row, in the file’s own words. */
  readonly errors: readonly string[]
}

interface ImportedOver<Content> {
  /** Makes ids for what is new in the file. */
  readonly newId: () => string
  /** The content that is imported over: entries that it names alike keep their ids. */
  readonly over?: Content
}

/** What differs between a look-for set and a rubric; the editor around them is one. */
export interface SetKind<Content extends JsonObject = JsonObject, E extends Entry = Entry> {
  /** Reads saved content, which was written by this editor, or checked when it was published. */
  read(content: JsonObject): Content
  blank(title: string): Content
  titleOf(content: Content): string
  withTitle(content: Content, title: string): Content
  outline(content: Content): Outline<E>
  withOutline(content: Content, outline: Outline<E>): Content
  /** The path of the entries in the server’s faults. */
  readonly entriesAt: string
  nameOf(entry: E): string
  newEntry(at: Entry): E
  /** The content made fit to be tried without a visit around it. */
  tried(content: Content): Content
  /** The content with one entry alone, to see it as observers do. */
  only(content: Content, entry: E): Content
  /** The form of one entry, which it finds with `useEntry`. */
  readonly EntryForm: ComponentType
  /** The form of the whole content, which it finds with `useContent`. */
  readonly ContentForm: ComponentType
  toCsv(content: Content): string
  toJson(content: Content): string
  fromFile(name: string, text: string, around: ImportedOver<Content>): Imported<Content>
}

/** A title made from a file’s name, where there is no other. */
export function titleIn(name: string): string {
  return name.replace(/\.\w+$/, '')
}

export const readableFiles = '.csv,.json,text/csv,application/json'

export function isJson(name: string): boolean {
  return name.toLowerCase().endsWith('.json')
}
