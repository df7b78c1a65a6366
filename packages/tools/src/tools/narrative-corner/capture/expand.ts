import { MOST_SEATS } from '../kinds.ts'
import type { Abbreviation } from '../narrative-corner.shape.ts'

export interface Typed {
  readonly text: string
  /** The index where the next letter goes. */
  readonly caret: number
}

/** “ss ” becomes “students ”: the word before the space that was just typed is looked up. */
export function expanded({ text, caret }: Typed, abbreviations: readonly Abbreviation[]): Typed | undefined {
  if (!/\s/.test(text[caret - 1] ?? '')) return undefined
  const short = /\S+$/.exec(text.slice(0, caret - 1))?.[0] ?? ''
  const known = abbreviations.find((it) => it.short.toLowerCase() === short.toLowerCase())
  if (!known || short === '') return undefined
  const long = isCapital(short) && !isCapital(known.short) ? capitalized(known.long) : known.long
  const start = caret - 1 - short.length
  return {
    text: `${text.slice(0, start)}${long}${text.slice(caret - 1)}`,
    caret: start + long.length + 1,
  }
}

/** The speaker in a text that begins with “S12: ”. */
export function speakerIn(text: string): { readonly speaker: string; readonly text: string } | undefined {
  const found = /^(t|s|s([1-9]\d?)):\s/i.exec(text)
  if (!found?.[1] || Number(found[2] ?? 1) > MOST_SEATS) return undefined
  return { speaker: found[1].toUpperCase(), text: text.slice(found[0].length) }
}

/** Whether a “#” that begins a word was just typed, which asks for a tag. */
export function asksForTag({ text, caret }: Typed, before: string): boolean {
  const isTyped = text.length === before.length + 1 && text[caret - 1] === '#'
  return isTyped && /^$|\s/.test(text[caret - 2] ?? '')
}

function isCapital(word: string): boolean {
  const [first = ''] = word
  return first !== first.toLowerCase()
}

function capitalized(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
