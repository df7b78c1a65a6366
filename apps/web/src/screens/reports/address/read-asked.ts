import { ReportAsked } from '@corridor/contract/report-asked'
import { faultWords } from './fault-words.ts'

type Name = keyof ReportAsked

const several = [
  ...['schools', 'grades', 'subjects', 'purposes', 'tools', 'versions', 'observers'],
  ...['educators', 'periods', 'parts', 'weekdays'],
] as const satisfies readonly Name[]
const single = ['from', 'to', 'configuration', 'item', 'value', 'follow', 'short'] as const satisfies Name[]

interface Read {
  readonly asked: ReportAsked
  /** What is wrong with the address, in a sentence; null: nothing. */
  readonly fault: string | null
}

/** What an address asks of a report. A name nobody knows is left out; a value that is none is told. */
export function readAsked(search: URLSearchParams): Read {
  const { data, error } = ReportAsked.safeParse(partsIn(search))
  if (data) return { asked: data, fault: null }
  const fields = error.issues.map(({ path, message }) => [path.map(String).join('.'), message] as const)
  return { asked: {}, fault: faultWords(Object.fromEntries(fields)) }
}

/** Bracket form, and for whoever types an address also without. */
function partsIn(search: URLSearchParams) {
  const lists = several.map((name) => [name, filled([...search.getAll(`${name}[]`), ...search.getAll(name)])])
  const values = single.map((name) => [name, search.get(name) ?? ''])
  return Object.fromEntries([...lists, ...values].filter(([, value = '']) => value.length > 0))
}

function filled(values: readonly string[]): string[] {
  return values.filter((it) => it !== '')
}
