import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../../database/doors.ts'
import type { Listing } from '../listed.queries.ts'
import { idsHaving, idsWithText } from './searched.queries.ts'

/** So many are looked up one by one. */
const FEW = 600
/** So many are told apart along the list; of more, going along it and asking each finds the first soon. */
const MANY = 5_000

/** Asks a list by the words of its search and, where nobody on it has them, by the text inside one. */
export async function searchList<Found>(
  db: Queries,
  listing: Listing,
  ask: (listing: Listing) => Promise<Found[]>,
): Promise<Found[]> {
  const first = await ask(await narrowed(db, listing))
  if (!listing.asked.search || first.length > 0) return first
  return ask(await narrowed(db, { ...listing, asked: { ...listing.asked, isInside: true } }))
}

/** Of a district one begins with those who have what is searched for, of some schools with the people there. */
async function narrowed(db: Queries, listing: Listing): Promise<Listing> {
  const { sight, asked } = listing
  const { search, isInside } = asked
  if (!search || sight.scope.schools !== 'all') return listing
  const words = isInside ? [] : searchWords(search)
  const found: readonly EducatorId[] =
    words.length > 0 ? await idsHaving(db, words, MANY) : await idsWithText(db, search, MANY)
  const ids = [...new Set(found)]
  if (found.length >= MANY) return { ...listing, asked: { ...asked, begun: ids } }
  return { ...listing, asked: { ...asked, having: ids, isAlong: ids.length > FEW } }
}
