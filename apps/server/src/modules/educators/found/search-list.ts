import { searchWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../../database/doors.ts'
import type { Listing, Way } from '../listed.queries.ts'
import { rarestOf } from './searched.queries.ts'

/** Of so many, the other words are looked up one by one. */
const FEW = 300
/** So many are looked up by their ids; of more, going along the list finds the first soon. */
const MANY = 2_000
/** Of several words and of a text inside one there are fewer in the end, and to go along the list takes longer. */
const MANY_OF_SEVERAL = 5_000

/** Asks a list by the words of its search and, where nobody on it has them, by the text inside one. */
export async function searchList<Found>(
  db: Queries,
  listing: Listing,
  ask: (listing: Listing) => Promise<Found[]>,
): Promise<Found[]> {
  const { search } = listing.asked
  if (!search) return ask(listing)
  const words = searchWords(search)
  const askBy = async (some: readonly string[], areAll: boolean) => {
    const way = await wayTo(db, listing, some, areAll)
    return way ? ask({ ...listing, asked: { ...listing.asked, by: { words: some, areAll, way } } }) : []
  }
  const first = words.length > 0 ? await askBy(words, true) : []
  if (first.length > 0) return first
  // All words of a text but the first begin one of theirs.
  return words.length > 1 ? askBy(words.slice(1), false) : ask(listing)
}

/** Of a district one begins with those who have the rarest word, of some schools with the people there. */
async function wayTo(
  db: Queries,
  { sight, asked }: Listing,
  words: readonly string[],
  areAll: boolean,
): Promise<Way | undefined> {
  const isFew = sight.scope.schools !== 'all' || asked.school || asked.state === 'provisional'
  if (isFew) return 'each'
  const most = areAll && words.length === 1 ? MANY : MANY_OF_SEVERAL
  const { word, people } = await rarestOf(db, words, most)
  if (people === 0) return undefined
  if (people < FEW && words.length > 1) return { rarest: word }
  return people < most ? 'together' : 'along'
}
