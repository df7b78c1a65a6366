import { saidDays } from '../calendar/said-days.ts'
import { searchWords } from '../words/search-words.ts'

interface Tool {
  readonly id: number
  readonly title: string
}

/** A reading of a search: which observations somebody may mean by it. */
export interface Meant {
  /** Words that each begin a word of the educator's name; none: of anybody. */
  readonly names: readonly string[]
  /** Tools of which one was used; none: any tool. */
  readonly tools: readonly number[]
  readonly days: { readonly from: string; readonly to: string } | undefined
}

/**
 * Reads a search for observations: “omar on task oct 9” is a name, a tool and a day. As people are called May, and
 * Keeping Time begins like Tim, it is also read as a name alone.
 */
export function meantObservations(text: string, today: string, tools: readonly Tool[]): Meant[] {
  const said = saidDays(text, today)
  const words = searchWords(said?.rest ?? text)
  const { ids, spent } = toolsIn(words, tools)
  const days = said && { from: said.from, to: said.to }
  const meant: Meant = { names: words.filter((it) => !spent.includes(it)), tools: ids, days }
  const asName: Meant = { names: searchWords(text), tools: [], days: undefined }
  const readings = days || ids.length > 0 ? [meant, asName] : [asName]
  // A tool alone does not narrow a search: it has as many observations as a list.
  return readings.filter(({ names, days }) => names.length > 0 || days)
}

/** The fewest letters of a word that may begin a tool's title: a shorter one begins too much. */
const LEAST_LETTERS = 3

/** The tools of whose titles most words begin one, and those words. */
function toolsIn(words: readonly string[], tools: readonly Tool[]) {
  const found = tools.map(({ id, title }) => {
    const own = searchWords(title)
    return { id, spent: words.filter((it) => own.some((word) => word.startsWith(it))) }
  })
  const telling = found.filter(({ spent }) => spent.some((it) => it.length >= LEAST_LETTERS))
  const most = Math.max(0, ...telling.map(({ spent }) => spent.length))
  const best = telling.filter(({ spent }) => spent.length === most)
  return { ids: best.map(({ id }) => id), spent: best.flatMap(({ spent }) => spent) }
}
