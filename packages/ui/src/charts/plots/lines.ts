import { cutTo, widthOf } from './words.tsx'

const EAST = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}'
/** A line may end after a word, a hyphen, and each letter of East Asia. */
const WORDS = new RegExp(`[${EAST}]\\s*|[^\\s${EAST}-]+-*\\s*|-+\\s*`, 'gu')

/** Words in at most `most` lines; the last is cut. */
export function linesOf(words: string, width: number, size: number, most = 2): string[] {
  const lines: string[] = []
  for (const word of words.match(WORDS) ?? []) {
    const longer = `${lines.at(-1) ?? ''}${word}`
    if (lines.length === 0 || widthOf(longer.trimEnd(), size) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join('')]
    .map((line) => cutTo(width, line.trimEnd(), size))
    .filter((line) => line !== '')
}
