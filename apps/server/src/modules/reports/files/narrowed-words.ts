import { counted } from '@corridor/domain/words/count-words'
import { listed } from '@corridor/domain/words/listed'
import type { Source } from '../source.ts'
import { namesOfEducators, namesOfSets } from '../visits/rows.queries.ts'

/** The filters that no button of a report offers: they come with an address alone. */
export type Unoffered = 'educators' | 'configuration'

type Asked = Pick<Source, 'db' | 'filters' | 'visits'>

/**
 * To whom, or to which set, an address narrows a report, for its subtitle. The reader is named whom they may read
 * visits of, and a set that they count visits of.
 */
export async function narrowedWords(asked: Asked, names: readonly Unoffered[]): Promise<string[]> {
  const words = await Promise.all(names.map((it) => wordsOf[it](asked)))
  return words.filter((it) => it !== '')
}

const MOST_NAMES = 3

const wordsOf: Readonly<Record<Unoffered, (asked: Asked) => Promise<string>>> = {
  educators: async ({ db, filters, visits }) => {
    const chosen = new Set(filters.educators)
    if (chosen.size === 0) return ''
    const readable = (await visits()).flatMap(({ educatorId, isOpen }) => (isOpen ? [educatorId] : []))
    const known = await namesOfEducators(db, { ids: [...new Set(readable)] })
    if (known.length === 0 || known.length > MOST_NAMES) return counted(chosen.size, 'chosen educator')
    const others = chosen.size - known.length
    return listed([
      ...known.map(({ name }) => name),
      ...(others > 0 ? [counted(others, 'other educator')] : []),
    ])
  },
  configuration: async ({ db, filters: { configuration }, visits }) => {
    if (configuration === undefined) return ''
    const [set] = (await visits()).length > 0 ? await namesOfSets(db, { ids: [configuration] }) : []
    return set?.name ?? '1 chosen set'
  },
}
