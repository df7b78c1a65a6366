import { LookForSet } from '@corridor/tools/tools/custom-look-for/set/look-for-set.shape'
import { rewordItems } from '@corridor/tools/tools/custom-look-for/set/reword-items'
import type { Queries } from '../../database/doors.ts'
import { insertVersion } from '../../modules/configurations/draft/writing.queries.ts'
import type { WholeVersion } from '../../modules/configurations/newest-with-content.ts'
import { get } from '../ids.ts'
import type { SampleDistrict, SampleRevision } from '../sample.ts'
import type { Known } from './observation-row.ts'

const SECOND = 2

/** Publishes revised sets. Answers every version, the newest of each last. */
export async function publishRevisions(
  db: Queries,
  { revisions }: SampleDistrict,
  { districtId, users }: Known,
  first: readonly WholeVersion[],
): Promise<WholeVersion[]> {
  const second = revisions.map((revision) => {
    const before = first.find(({ name }) => name === revision.set)
    if (!before) throw new Error(`The sample revises ${revision.set}, which there is not.`)
    const { publishedAt } = revision
    return { ...before, version: SECOND, content: revised(before.content, revision), publishedAt }
  })
  for (const [index, { id: configurationId, version, content, publishedAt }] of second.entries()) {
    const publishedById = get(users, revisions[index]?.publishedBy ?? '')
    await insertVersion(db, { districtId, configurationId, version, content, publishedAt, publishedById })
  }
  return [...first, ...second]
}

function revised(content: unknown, { reworded, dropped }: SampleRevision): LookForSet {
  const set = LookForSet.parse(content)
  const items = set.items
    .filter(({ id }) => id !== dropped)
    .map((item) => (item.id === reworded.id ? { ...item, ...reworded } : item))
  return rewordItems({ ...set, items }, [reworded.id], SECOND)
}
