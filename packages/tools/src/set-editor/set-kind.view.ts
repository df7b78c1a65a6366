import type { JsonObject } from '@corridor/domain/data/json'
import type { ComponentType } from 'react'
import type { Entry, Outline } from './outline/outline.ts'

export interface Imported<Content = JsonObject> {
  readonly content?: Content
  /** What to do about each row, in the file's own words. */
  readonly errors: readonly string[]
}

interface ImportedOver<Content> {
  /** For what is new in the file. */
  readonly newId: () => string
  /** What is read over another keeps the ids of what it names the same. */
  readonly over?: Content
}

/** What is different between a look-for set and a rubric; the editor round them is one. */
export interface SetKind<Content extends JsonObject = JsonObject, E extends Entry = Entry> {
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
  /** The form of one entry: it finds what is written with `useEntry`. */
  readonly EntryForm: ComponentType
  /** The form of what holds for the whole: it finds what is written with `useContent`. */
  readonly ContentForm: ComponentType
  toCsv(content: Content): string
  toJson(content: Content): string
  fromFile(name: string, text: string, around: ImportedOver<Content>): Imported<Content>
}

/** What a file is called when nothing else is. */
export function titleIn(name: string): string {
  return name.replace(/\.\w+$/, '')
}

export const readableFiles = '.csv,.json,text/csv,application/json'

export function isJson(name: string): boolean {
  return name.toLowerCase().endsWith('.json')
}
