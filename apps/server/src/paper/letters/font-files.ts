import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Weight = 400 | 700

/** A file with some of a typeface's letters: it is opened when a text has one of them. */
export interface FontFile {
  readonly id: string
  readonly ranges: readonly Range[]
  readonly pathOf: (weight: Weight) => string
}

type Range = readonly [first: number, last: number]

const require = createRequire(import.meta.url)

/** The fonts that are printed with, in the order in which they are asked for a letter. Read when the first page is. */
export const fontFiles = {
  sans: () => [
    ...fontsource('atkinson', require.resolve('@fontsource/atkinson-hyperlegible-next/unicode.json')),
    ...others(),
  ],
  serif: () => [...fontsource('literata', require.resolve('@fontsource/literata/unicode.json')), ...others()],
}
export type Face = keyof typeof fontFiles

function others(): FontFile[] {
  return [
    ...fontsource('noto', require.resolve('@fontsource/noto-sans/unicode.json')),
    ...fontsource('arabic', require.resolve('@fontsource/noto-sans-arabic/unicode.json')),
    ...fontsource('hebrew', require.resolve('@fontsource/noto-sans-hebrew/unicode.json')),
    ...fontsource('korean', require.resolve('@fontsource/gowun-dodum/unicode.json'), () => 400),
    han(),
  ]
}

/** The files of a font, one a group of letters; only `.woff` can be embedded. */
function fontsource(id: string, unicode: string, has = (weight: Weight): Weight => weight): FontFile[] {
  const folder = dirname(unicode)
  const name = folder.split(/[\\/]/).at(-1)
  const groups: Record<string, string> = JSON.parse(readFileSync(unicode, 'utf8'))
  return Object.entries(groups).map(([group, ranges]) => {
    const letters = group.replace(/[[\]]/g, '')
    return {
      id: `${id}-${letters}`,
      ranges: ranges.split(',').map(rangeOf),
      pathOf: (weight) => join(folder, 'files', `${name}-${letters}-${has(weight)}-normal.woff`),
    }
  })
}

/** “U+0400-045F” */
function rangeOf(words: string): Range {
  const [first = '', last = first] = words.trim().slice('U+'.length).split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}

function han(): FontFile {
  const folder = join(dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts')
  return {
    id: 'han',
    ranges: [
      [0x2e80, 0x9fff],
      [0xf900, 0xfaff],
      [0xfe30, 0xfe4f],
      [0xff00, 0xffef],
      [0x20000, 0x3ffff],
    ],
    pathOf: (weight) => join(folder, `NotoSansHans-${weight === 700 ? 'Bold' : 'Regular'}.otf`),
  }
}
