import type { Connection } from '../cluster.ts'
import { numberOf } from './copy-rows.ts'

const GROWN = [
  'observations',
  'observation_facts',
  'sendings',
  'sent_copies',
  'deliveries',
  'contributions',
  'terms',
  'closures',
]
const PEOPLE = ['educators', 'educator_assignments', 'assignments', 'action_steps', 'monthly_facts']

interface ForeignKey {
  readonly child: string
  readonly parent: string
  /** “(c.district_id, c.school_id)” and “(p.district_id, p.id)” */
  readonly named: string
  readonly key: string
}

/** Checks that the rows named by foreign keys exist: nothing checked it while rows were copied. */
export async function checkKeys(db: Connection): Promise<void> {
  const { rows } = await db.query<ForeignKey>(FOREIGN_KEYS, [[...GROWN, ...PEOPLE]])
  for (const { child, parent, named, key } of rows) {
    const lost = `select count(*) n from ${child} c where (${named}) is not null
      and not exists (select from ${parent} p where (${key}) = (${named}))`
    const count = await numberOf(db, lost)
    if (count > 0) throw new Error(`${count} rows of ${child} name no row of ${parent}.`)
  }
}

const FOREIGN_KEYS = `
  select conrelid::regclass::text child, confrelid::regclass::text parent,
    (select string_agg('c.' || attname, ', ' order by place) from unnest(conkey) with ordinality k(n, place)
      join pg_attribute on attrelid = conrelid and attnum = n) named,
    (select string_agg('p.' || attname, ', ' order by place) from unnest(confkey) with ordinality k(n, place)
      join pg_attribute on attrelid = confrelid and attnum = n) key
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])`
