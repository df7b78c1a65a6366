import { searchWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../../database/doors.ts'
import type { Listing, Words } from '../listed.queries.ts'
import { rarestOf } from './searched.queries.ts'

/** So many are looked up one by one; of more, going along the list finds the first soon. */
const MANY = 2_000

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
    const by = await begun(db, listing, some)
    return by ? ask({ ...listing, asked: { ...listing.asked, by: { ...by, areAll } } }) : []
  }
  const first = words.length > 0 ? await askBy(words, true) : []
  if (first.length > 0) return first
  // All words of a text but the first begin one of theirs.
  return words.length > 1 ? askBy(words.slice(1), false) : ask(listing)
}

/** Of a district one begins with the few who have the rarest word, of some schools with the people there. */
async function begun(
  db: Queries,
  { sight, asked }: Listing,
  words: readonly string[],
): Promise<Omit<Words, 'areAll'> | undefined> {
  const isFew = sight.scope.schools !== 'all' || asked.school || asked.state === 'provisional'
  if (isFew) return { words }
  const { word, people } = await rarestOf(db, words, MANY)
  if (people === 0) return undefined
  return people < MANY ? { words, rarest: word } : { words, isMany: true }
}
