// No schemas in this file, for whoever only shows or mails what somebody wrote.

/** Marks that turn the direction of what stands around them: with them a name can pass for another one. */
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** What PostgreSQL does not keep: NUL, and half of a surrogate pair. */
const UNKEPT = /[\0\p{Cs}]/u

export function hasMarks(text: string): boolean {
  return text.search(MARKS) >= 0
}

export function withoutMarks(text: string): string {
  return text.replace(MARKS, '')
}

export function isStorable(text: string): boolean {
  return !UNKEPT.test(text)
}

/**
 * A text as the database can keep it: NUL, which shows nothing, is removed; half of a surrogate pair becomes the sign
 * for a missing character.
 */
export function storable(text: string): string {
  return isStorable(text) ? text : text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd')
}

/** What a text may hold that is not written as it is: mostly nothing, and one look finds that out. */
const ODD = /[\p{Cc}\p{Cs}\u2028\u2029]/u

/** A text of several lines. What word processors break a line with is a line break here as well. */
export function inLines(text: string): string {
  if (!ODD.test(text)) return text
  return storable(text)
    .replace(/[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\r\t]/gu, '')
}

export function inOneLine(text: string): string {
  if (!ODD.test(text)) return text
  return storable(text)
    .replace(/[\n\r\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(/\p{Cc}/gu, '')
}
