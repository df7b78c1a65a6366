import { inflateSync } from 'node:zlib'

interface Thing {
  readonly words: string
  readonly stream: string
}

/** What a program finds in a PDF of ours: the text of its pages, what is tagged, and what it says of itself. */
export function readPdf(bytes: Uint8Array) {
  const things = thingsIn(Buffer.from(bytes))
  const letters = lettersIn(things)
  const pages = [...things].filter(([, { words }]) => /\/Type \/Page\b/.test(words))
  const contents = pages.map(([, { words }]) => things.get(refOf(words, 'Contents'))?.stream ?? '')
  return {
    pages: contents.map((content) => textIn(content, letters)),
    contents,
    things,
    pageIds: pages.map(([id]) => id),
    wordsIn: (content: string) => textIn(content, letters),
    /** How often each kind of tag occurs. */
    tags: tally([...things.values()].flatMap(({ words }) => /\/S \/(\w+)/.exec(words)?.[1] ?? [])),
    words: [...things.values()].map(({ words }) => words).join('\n'),
    /** What the file says of itself in XML. */
    about: [...things.values()].find(({ words }) => /\/Subtype \/XML/.test(words))?.stream ?? '',
  }
}

function thingsIn(file: Buffer): Map<number, Thing> {
  const text = file.toString('latin1')
  const things = new Map<number, Thing>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length
    const begin = text.indexOf('stream\n', from)
    const end = text.indexOf('endobj', from)
    const hasStream = begin !== -1 && begin < end
    const words = text.slice(from, hasStream ? begin : end)
    const start = begin + 'stream\n'.length
    const packed = hasStream
      ? file.subarray(start, start + Number(/\/Length (\d+)/i.exec(words)?.[1] ?? 0))
      : Buffer.alloc(0)
    const content = /FlateDecode/.test(words) ? inflateSync(packed) : packed
    things.set(Number(match[1]), { words, stream: content.toString('latin1') })
  }
  return things
}

const refOf = (words: string, name: string) => Number(new RegExp(`/${name} (\\d+) 0 R`).exec(words)?.[1])

/** Which letters each glyph of each font stands for. */
function lettersIn(things: Map<number, Thing>): Map<string, string[]> {
  const fonts = new Map<string, string[]>()
  for (const { words } of things.values())
    for (const [, id = '', ref] of words.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = things.get(refOf(things.get(Number(ref))?.words ?? '', 'ToUnicode'))?.stream ?? ''
      const lists = [...map.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)].map(([, list = '']) => list)
      fonts.set(
        id,
        lists.flatMap((list) => [...list.matchAll(/<([\da-f ]*)>/g)].map(([, hex = '']) => wordsOf(hex))),
      )
    }
  return fonts
}

function wordsOf(hex: string): string {
  const codes = (hex.replaceAll(' ', '').match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
  return String.fromCharCode(...codes)
}

function textIn(content: string, fonts: Map<string, string[]>): string {
  let font: string[] = []
  const shown = content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|<([\da-f]+)> Tj/g)
  return [...shown]
    .map(([, id, many, one]) => {
      if (id) font = fonts.get(id) ?? []
      const glyphs = [...(many ?? (one ? `<${one}>` : '')).matchAll(/<([\da-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      )
      return glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? '\ufffd').join('')
    })
    .join(' ')
    .replace(/\s+/g, ' ')
}

function tally(kinds: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
