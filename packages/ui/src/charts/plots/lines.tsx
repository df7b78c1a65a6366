import { cutTo, widthOf } from './words.tsx'

/** At most so many lines; the last is cut. */
export function linesOf(words: string, width: number, size: number, most = 2): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length === 0 || widthOf(longer, size) > width) lines.push(word)
    else lines.splice(-1, 1, longer)
  }
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
    .filter(Boolean)
    .map((line) => cutTo(width, line, size))
}
