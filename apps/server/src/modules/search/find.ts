import type { Found } from '@corridor/contract/search/search'
import { searchWords } from '@corridor/domain/words/search-words'
import type { ActorContext } from '../../http/mount.ts'
import { findSets } from '../configurations/find-sets.ts'
import { findEducators } from '../educators/found/find-educators.ts'
import { findObservations } from '../observations/found/find-observations.ts'

/** How many results of each kind are found; the lists have the rest. */
const FIRST = 6

/** Educators, observations and sets, each within what the actor may see of it. */
export async function find({ db, actor, place }: ActorContext, text: string): Promise<Found> {
  const words = searchWords(text)
  const [educators, observations, sets] = await Promise.all([
    findEducators(db, actor, place, words, FIRST),
    findObservations(db, { actor, place }, text, FIRST),
    findSets(db, actor, words, FIRST),
  ])
  return { educators, observations, sets }
}
