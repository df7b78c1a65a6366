import type { JsonObject } from '@corridor/domain/data/json'
import type { DistrictId } from '@corridor/domain/people/ids'
import type { Queries } from '../../database/doors.ts'
import { findContent, type Version } from './kept-content.queries.ts'

/** A rubric is some 20 kB; a school works with a dozen of them. */
const MOST_KEPT = 100

const kept = new WeakMap<Queries, Map<string, JsonObject>>()

/**
 * The content of a version of a tool's set-up. It never changes once it is published, so a connection remembers those
 * it has read last, and a tool need not check them again; what is not there is asked for anew.
 */
export async function keptContent(
  db: Queries,
  districtId: DistrictId,
  { toolTypeId, configurationId, configurationVersion }: Version,
): Promise<JsonObject | undefined> {
  const ofConnection = kept.get(db) ?? new Map<string, JsonObject>()
  kept.set(db, ofConnection)
  const name = [districtId, toolTypeId, configurationId, configurationVersion].join(' ')
  const known = ofConnection.get(name)
  if (known) return known
  const [found] = await findContent(db, { toolTypeId, configurationId, configurationVersion })
  if (!found) return undefined
  const [oldest] = ofConnection.keys()
  if (ofConnection.size >= MOST_KEPT && oldest !== undefined) ofConnection.delete(oldest)
  ofConnection.set(name, found.content)
  return found.content
}
