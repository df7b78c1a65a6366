import { searchWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../../database/doors.ts'
import { areMany } from '../in-sight.ts'
import type { Listing, Way } from '../list/listed.queries.ts'
import { rarestOf } from './searched.queries.ts'

/** With fewer people than this having the rarest of several words, the other words are looked up for each of them. */
const FEW = 300
/**
 * With fewer people than this having the word, they are looked up by their ids; with more, going along the list finds
 * the first of them sooner.
 */
const MANY = 2_000
/**
 * The same for several words, or a word and a text: fewer people have all of it, so going along the list takes longer.
 */
const MANY_OF_SEVERAL = 5_000

/**
 * Asks for a list by the words of its search and, where nobody on it has them, by the text of the search, which may
 * begin inside a word.
 */
export async function searchList<Found>(
  db: Queries,
  asked: Listing,
  ask: (listing: Listing) => Promise<Found[]>,
): Promise<Found[]> {
  const { search, waited } = asked.asked
  // No other filter depends on how many people there are.
  if (!search && waited === undefined) return ask(asked)
  const listing = { ...asked, isOfMany: await isOfMany(db, asked) }
  return search ? searchFor(db, listing, search, ask) : ask(listing)
}

async function isOfMany(db: Queries, { sight, asked }: Listing): Promise<boolean> {
  if (asked.state === 'provisional') return false
  return areMany(db, asked.school ? [asked.school] : sight.scope.schools)
}

async function searchFor<Found>(
  db: Queries,
  listing: Listing,
  search: string,
  ask: (listing: Listing) => Promise<Found[]>,
): Promise<Found[]> {
  const words = searchWords(search)
  const askBy = async (some: readonly string[], areAll: boolean) => {
    const way = await wayTo(db, listing, some, areAll)
    return way ? ask({ ...listing, asked: { ...listing.asked, by: { words: some, areAll, way } } }) : []
  }
  const first = words.length > 0 ? await askBy(words, true) : []
  if (first.length > 0) return first
  // In a text that begins inside a word, every word but the first is the beginning of one of theirs.
  return words.length > 1 ? askBy(words.slice(1), false) : ask(listing)
}

/**
 * The way to find whoever has the words: of few people each is looked at; of many, it depends on how many have the
 * rarest word. Undefined: nobody has it.
 */
async function wayTo(
  db: Queries,
  { isOfMany }: Listing,
  words: readonly string[],
  areAll: boolean,
): Promise<Way | undefined> {
  if (!isOfMany) return 'each'
  const most = areAll && words.length === 1 ? MANY : MANY_OF_SEVERAL
  const { word, people } = await rarestOf(db, words, most)
  if (people === 0) return undefined
  if (people < FEW && words.length > 1) return { rarest: word }
  return people < most ? 'together' : 'along'
}
