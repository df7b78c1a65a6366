import type { EducatorId } from '@corridor/domain/people/ids'
import { searchWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../../database/doors.ts'
import type { Listing } from '../listed.queries.ts'
import { idsHaving, idsNotTeaching, idsWithText } from './searched.queries.ts'

/** Up to so many educators who match are looked up one by one; of more, going along the list finds the first soon. */
const MANY = 5_000
/** How many matches are handed on where there are many: enough to know soon that there are more than anybody counts. */
const SOME = 1_500

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

/**
 * A listing narrowed to the few who may be meant, where it is of a whole district; one of some schools begins with the
 * people there.
 */
async function narrowed(db: Queries, listing: Listing): Promise<Listing> {
  if (listing.sight.scope.schools !== 'all') return listing
  const found = await someMeant(db, listing)
  if (!found) return listing
  const ids = [...new Set(found)]
  const meant = found.length < MANY ? { having: ids } : { begun: ids.slice(0, SOME) }
  return { ...listing, asked: { ...listing.asked, ...meant } }
}

/** Educators who may be meant, by what is searched for; inactive ones are found at once, too, as most people are not. */
async function someMeant(db: Queries, { sight, asked }: Listing): Promise<EducatorId[] | undefined> {
  const { search, isInside, state, school } = asked
  if (!search) return state === 'inactive' && !school ? idsNotTeaching(db, sight.today, MANY) : undefined
  const words = isInside ? [] : searchWords(search)
  return words.length > 0 ? idsHaving(db, words, MANY) : idsWithText(db, search, MANY)
}
