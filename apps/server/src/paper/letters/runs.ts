import bidiFactory from 'bidi-js'
import type { Face, Weight } from './font-files.ts'
import { type Font, fontNamed, fontWith } from './fonts.ts'

/** A run of letters of one font and one direction. */
export interface Run {
  readonly text: string
  readonly font: Font
  /** The level of embedding; odd: from right to left. */
  readonly level: number
}

export interface Look {
  readonly face: Face
  readonly weight: Weight
}

const bidi = bidiFactory()
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]|\p{Variation_Selector}/u
const JOINS = /[\p{M}\u200c\u200d]/u
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** The runs of one line, as they stand from left to right. */
export function runsOf(line: string, look: Look): Run[] {
  const { levels } = TURNS.test(line) ? bidi.getEmbeddingLevels(line, 'ltr') : { levels: [] }
  const runs: Run[] = []
  let place = 0
  for (const letter of line) {
    const level = levels[place] ?? 0
    place += letter.length
    const last = runs.at(-1)
    const font = fontOf(letter, last, look)
    if (!font) continue
    const text = drawn(letter, level, font)
    if (last && mayJoin(last, letter, font, level))
      runs[runs.length - 1] = { font, level, text: last.text + text }
    else runs.push({ font, level, text })
  }
  return inSight(runs)
}

function fontOf(letter: string, last: Run | undefined, { face, weight }: Look): Font | undefined {
  const code = letter.codePointAt(0) ?? 0
  if (last && JOINS.test(letter) && last.font.has(code)) return last.font
  if (UNSEEN.test(letter)) return undefined
  if (last && /\s/.test(letter) && last.font.has(code)) return last.font
  return fontWith(code, face, weight) ?? fontNamed('atkinson-latin', weight)
}

/** The sign in the place of a letter that no font has: never an empty box. */
const UNKNOWN = '?'

function drawn(letter: string, level: number, font: Font): string {
  if (!font.has(letter.codePointAt(0) ?? 0)) return UNKNOWN
  return level % 2 === 0 ? letter : (bidi.getMirroredCharacter(letter) ?? letter)
}

// From right to left only letters that a font turns itself keep together: other letters are turned one by one.
function mayJoin(last: Run, letter: string, font: Font, level: number): boolean {
  if (last.font !== font || last.level !== level) return false
  if (level % 2 === 0) return true
  return FROM_RIGHT.test(last.text) && (FROM_RIGHT.test(letter) || JOINS.test(letter))
}

/** The runs in the order of sight, by Unicode's rule L2: from the highest level down, runs of it or above turn. */
function inSight(runs: Run[]): Run[] {
  const highest = runs.reduce((most, { level }) => Math.max(most, level), 0)
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      const after = runs.findIndex((run, place) => place >= from && run.level < level)
      const to = after === -1 ? runs.length : after
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = to
    }
  }
  return runs
}
