import { cutTo } from '@corridor/domain/words/cut-to'

const MOST_LETTERS = 31

/** Names that spreadsheets accept for their sheets: short, each once, without the letters that formulas use. */
export function sheetNames(titles: readonly string[]): string[] {
  const taken = new Set<string>()
  return titles.map((title) => {
    const wished = title
      .replace(/[[\]:*?/\\]|\p{C}/gu, ' ')
      .replace(/\s+/g, ' ')
      .replace(/^['\s]+|['\s]+$/g, '')
    const name = freeName(wished === '' ? 'Figures' : wished, taken)
    taken.add(name.toLowerCase())
    return name
  })
}

function freeName(wished: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const name = `${cutTo(wished, MOST_LETTERS - ending.length).replace(/['\s]+$/, '')}${ending}`
    if (!taken.has(name.toLowerCase())) return name
  }
}
