import type { JsonObject } from '@corridor/domain/data/json'
import { AtHand } from '../../../database/at-hand.ts'
import type { Source } from '../source.ts'
import { contentsOf, versionsOf } from './educator.queries.ts'

/** The most bytes of versions that are kept at hand: a rubric has some twenty thousand letters. */
const MOST_BYTES = 4_000_000
const BYTES_A_LETTER = 2.5
const atHand = new AtHand<JsonObject>(MOST_BYTES)

/** All versions of some sets and rubrics, the newest of each first. What one says never changes once it is published. */
export async function readVersions({ db, reader }: Pick<Source, 'db' | 'reader'>, ids: readonly number[]) {
  const versions = ids.length > 0 ? await versionsOf(db, { ids }) : []
  const nameOf = (it: { readonly configurationId: number; readonly version: number }) =>
    [reader.actor.districtId, it.configurationId, it.version].join(' ')
  const { known, lacking } = atHand.look(versions, nameOf)
  const sets = [...new Set(lacking.map(({ configurationId }) => configurationId))]
  const contents = sets.length > 0 ? await contentsOf(db, { ids: sets }) : []
  const read = new Map(contents.map((it) => [nameOf(it), it.content]))
  return versions.flatMap((version) => {
    const found = known.get(version) ?? read.get(nameOf(version))
    if (!found) return []
    if (!known.has(version))
      atHand.keep(nameOf(version), found, BYTES_A_LETTER * JSON.stringify(found).length)
    return [{ ...version, content: found }]
  })
}
