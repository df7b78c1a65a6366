import type { contract } from '@corridor/contract/contract'
import type { RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { byLetters } from '@corridor/domain/words/in-order'
import type { ActorContext } from '../../../http/mount.ts'
import { ensureConfigurations } from '../../configurations/ensure-configurations.ts'
import { seesSumsAlone } from '../reader.ts'
import { openSource, type Source } from '../source.ts'
import { mayKnowSet } from './may-know-set.ts'
import { publishedSets, visitsBySet } from './sets.queries.ts'

type Sets = typeof contract.reports.sets
type SetKind = RequestOf<Sets>['query']['kind']

const toolsOfSets: Readonly<Record<SetKind, number>> = { 'look-for': 11, rubric: 9 }

/** Sets by name: those with visits of this school year that the reader counts, and those they could make visits with. */
export async function listSets(context: ActorContext, kind: SetKind): Promise<ResponseOf<Sets>> {
  const { db, actor, now } = context
  const tool = toolsOfSets[kind]
  await ensureConfigurations(db, actor.districtId, now())
  const source = await openSource(context, {}, 'for figures')
  const used = await visitsUsing(source)
  const isSums = seesSumsAlone(source.reader)
  const known = (await publishedSets(db, tool)).filter((it) => used.has(it.id) || mayKnowSet(actor, tool, it))
  const items = known.map(({ id, name, retiredAt }) => ({
    id,
    name,
    isRetired: retiredAt !== null,
    visits: isSums ? null : (used.get(id) ?? 0),
  }))
  return { items: items.sort((a, b) => byLetters(a.name, b.name) || a.id - b.id) }
}

/** How many visits used each set or tool. */
async function visitsUsing({ db, counted, tallies }: Source): Promise<ReadonlyMap<number, number>> {
  if (!counted.isTallied)
    return new Map((await visitsBySet(db, counted)).map(({ id, visits }) => [id, visits]))
  const { sets } = (await tallies()).total
  return new Map([...sets].map(([id, { visits }]) => [id, visits]))
}
