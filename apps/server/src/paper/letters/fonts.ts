import { readFileSync } from 'node:fs'
import { create, type Font as FontData } from 'fontkit'
import { type Face, type FontFile, fontFiles, type Weight } from './font-files.ts'
import { unpacked } from './unpacked.ts'

export interface Font {
  readonly id: string
  readonly name: string
  readonly data: FontData
  has(code: number): boolean
  /** The width of a text in size 1. */
  widthOf(text: string): number
}

const MOST_KEPT = 5_000
const opened = new Map<string, Font>()
const files = new Map<Face, readonly FontFile[]>()
const found = new Map<string, Font | undefined>()

/** The first font that has a letter. Undefined: none has. */
export function fontWith(code: number, face: Face, weight: Weight): Font | undefined {
  const key = `${code} ${face} ${weight}`
  if (!found.has(key)) found.set(key, search(code, face, weight))
  return found.get(key)
}

/** A font by its id, as a chart names it; the first of the sans where there is none. */
export function fontNamed(id: string, weight: Weight): Font {
  const all = filesOf('sans')
  const file = all.find((it) => it.id === id) ?? all.find((it) => it.id === 'atkinson-latin')
  if (!file) throw new Error('The font that everything is printed with is not installed.')
  return open(file, weight)
}

function search(code: number, face: Face, weight: Weight): Font | undefined {
  for (const file of filesOf(face)) {
    if (!file.ranges.some(([first, last]) => code >= first && code <= last)) continue
    const font = open(file, weight)
    if (font.has(code)) return font
  }
  return undefined
}

function filesOf(face: Face): readonly FontFile[] {
  const known = files.get(face) ?? fontFiles[face]()
  files.set(face, known)
  return known
}

/**
 * Keeps the letters of a font's glyphs: one that is first met as a part of another (the stop of a colon) is kept
 * without its letter, and so for every later paper. It gets it from who asks for the letter.
 */
function keepLetters(data: FontData) {
  const glyphOf = data.getGlyph.bind(data)
  data.getGlyph = (id, codePoints = []) => {
    const glyph = glyphOf(id, codePoints)
    if (glyph?.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
}

function open({ id, pathOf }: FontFile, weight: Weight): Font {
  const name = `${id}-${weight}`
  const known = opened.get(name)
  if (known) return known
  const data = create(unpacked(readFileSync(pathOf(weight))))
  if (!('layout' in data)) throw new Error(`${name} holds several fonts.`)
  keepLetters(data)
  const widths = new Map<string, number>()
  const measure = (text: string) => {
    const width = widths.get(text) ?? data.layout(text).advanceWidth / data.unitsPerEm
    if (widths.size >= MOST_KEPT) widths.clear()
    widths.set(text, width)
    return width
  }
  const font: Font = {
    id,
    name,
    data,
    has: (code) => data.hasGlyphForCodePoint(code),
    widthOf: measure,
  }
  opened.set(name, font)
  return font
}
