import type { JsonObject } from '@corridor/domain/data/json'
import type { Cluster } from '../cluster.ts'
import { signedIn } from '../reader.ts'

/** An observer, and a document of theirs that is saved again and again. */
export interface Writer {
  readonly headers: Readonly<Record<string, string>>
  readonly document: JsonObject
}

const names = [
  'marisol',
  'annika.sorensen',
  'desmond.achebe',
  'elena.kowalczyk',
  'ruben.salcedo',
  'gabriel.montoya',
  'ben',
]
/** The morning of the sample’s day. */
const BEGUN = '2026-10-22T14:00:00.000Z'

/** For each observer the document with about twenty facts whose text is nearest to 2,000 characters. */
export async function findWriters({ pool }: Cluster, url: string): Promise<Writer[]> {
  const writers: Writer[] = []
  for (const name of names) {
    const { rows } = await pool.query<{ document: JsonObject }>(
      `select o.document from observations o join accounts a on a.user_id = o.observer_id
        join educator_assignments t on t.educator_id = o.educator_id and t.school_id = o.school_id
          and (t.ends_on is null or t.ends_on >= $2)
      where a.email = $1 and o.tool_type_id = 9 and o.district_id = 1 and o.document ->> 'privateNotes' = ''
        and (select count(*) from observation_facts f where f.district_id = 1 and f.observation_id = o.id)
          between 18 and 22
      order by abs(length(o.document::text) - 2000), o.id limit 1`,
      [`${name}@alder-valley.example`, BEGUN.slice(0, 10)],
    )
    const [found] = rows
    if (!found) continue
    const document = { ...found.document, startedAt: BEGUN, endedAt: null }
    writers.push({
      headers: { ...(await signedIn(url, name)), 'content-type': 'application/json' },
      document,
    })
  }
  if (writers.length === 0) throw new Error('Nobody in the sample has written such a document.')
  return writers
}

export function bodyOf({ document }: Writer, id: string, baseRevision: number): string {
  const privateNotes = `note ${id.slice(-6)} ${baseRevision}`
  return JSON.stringify({ baseRevision, document: { ...document, visitId: id, privateNotes } })
}
