/** The widths of letters as shares of the type size: a little more than our typeface needs in bold. */
const LATIN: readonly (readonly [letters: string, width: number])[] = [
  ["ijl.,:;'|!’", 0.3],
  ['ftrI()-/[]“”1 ', 0.44],
  ['csvxyzk7–', 0.54],
  ['abdeghnopquJLFE2359', 0.59],
  ['ABCDGHKNOPQRSTUVXYZ0468&…', 0.7],
  ['mwMW%@', 0.88],
]
const known = new Map(LATIN.flatMap(([letters, width]) => Array.from(letters, (it) => [it, width] as const)))

/** Letters of East Asia fill a square, and so do emoji. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff01-\uff60]/u
const UNSEEN = /[\p{M}\p{Cf}]/u
/** The width of letters in other scripts; most are no wider. */
const OTHER = 0.66

/** The width of one letter, as a share of the size of its type. */
export function letterWidth(letter: string): number {
  return known.get(letter) ?? found(letter)
}

function found(letter: string): number {
  const [base = letter] = letter.normalize('NFD')
  const width = UNSEEN.test(letter) ? 0 : SQUARE.test(letter) ? 1 : (known.get(base) ?? OTHER)
  known.set(letter, width)
  return width
}
