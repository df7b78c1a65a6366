import type { Connection } from '../cluster.ts'
import { copyPlaces } from './copy-places.ts'

/** Notes once, in a schema of its own, what will be copied: the sample as it was loaded. */
export async function prepareGrowing(db: Connection): Promise<void> {
  const { rowCount } = await db.query(`select from pg_namespace where nspname = 'bench'`)
  if (rowCount !== 0) return
  await db.query('begin')
  await db.query(PREPARED)
  await copyPlaces(db)
  await db.query('commit')
}

const PREPARED = `
  create schema bench;

  create table bench.whole_year as
  select min(starts_on) starts_on, min(ends_on) ends_on from school_years where district_id = 1;

  -- In two orders in which any stretch is spread over the year, and a visit stays together. The second: of the whole year alone.
  create table bench.origin as
  select id, visit_id, row_number() over mixed nth,
    case when is_whole then row_number() over (partition by is_whole order by md5(visit_id::text), id) end nth_of_year
  from (
    select id, visit_id, started_on <= (select ends_on from bench.whole_year) is_whole
    from observations where district_id = 1 and status <> 'draft'
  ) finished
  window mixed as (order by md5(visit_id::text), id);

  -- The round that goes on, and how far it has come.
  create table bench.rounds (nth int not null, taken int not null);

  -- The id of a copy, with the time within it as much earlier as what it names.
  create function bench.copy_of(id uuid, copy text, days_back int) returns uuid immutable language sql as $$
    select (lpad(to_hex(('x' || left(digits, 12))::bit(48)::bigint - days_back * 86400000::bigint), 12, '0')
      || substr(digits, 13, 8) || left(md5(digits || copy), 12))::uuid
    from (select replace(id::text, '-', '') digits) it
  $$;

  -- A moment as documents write it.
  create function bench.written(moment timestamptz) returns text immutable language sql as $$
    select to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  $$;`
