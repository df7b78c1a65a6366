import type { Found } from '@corridor/contract/search/search'
import type { Actor } from '@corridor/domain/people/actor'
import { hasWords } from '@corridor/domain/words/search-words'
import type { Queries } from '../../database/doors.ts'
import { maySee, statusOf } from './describe-configuration.ts'
import { configurationsOf, namesOfSets } from './known.queries.ts'

/** The first look-for sets and rubrics that the actor may see and for which each word begins one of their name. */
export async function findSets(
  db: Queries,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<Found['sets']> {
  if (words.length === 0) return { items: [], isMore: false }
  const named = (await namesOfSets(db)).filter(({ name }) => hasWords([name], words))
  // What is only for observers is told by the content, which is read of the few sets with such a name.
  const known =
    named.length > 0
      ? await configurationsOf(
          db,
          named.map(({ id }) => id),
        )
      : []
  const seen = known
    .filter((row) => maySee(actor, row))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
  return {
    items: seen.slice(0, limit).map((row) => ({
      id: row.id,
      toolTypeId: row.toolTypeId,
      name: row.name,
      school: row.schoolName,
      status: statusOf(row),
    })),
    isMore: seen.length > limit,
  }
}
