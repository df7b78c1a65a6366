import type { Cluster } from '../cluster.ts'

/**
 * Makes the tables of the bare server, filled with the product’s own rows: no row security, few indexes, one
 * district.
 */
export async function makeLimitTables({ pool }: Cluster): Promise<void> {
  const db = await pool.connect()
  try {
    await db.query(`set statement_timeout = 0;
      drop schema if exists limits cascade; create schema limits;
      create table limits.observation as
        select id, visit_id, school_id, educator_id, observer_id, tool_type_id, status, purpose, started_at, sent_at,
          revision, document
        from observations where district_id = 1;
      alter table limits.observation add primary key (id);
      create index on limits.observation (school_id, started_at, id);
      create table limits.fact as select observation_id, item, value, n, school_id, tool_type_id, happened_on
        from observation_facts where false;
      alter table limits.fact add primary key (observation_id, item, value);
      create index on limits.fact (school_id, tool_type_id, happened_on);
      create table limits.month as select school_id, tool_type_id, item, value, month, n from monthly_facts where false;
      alter table limits.month add primary key (school_id, tool_type_id, item, value, month);
      create table limits.educator as select id, name from educators where district_id = 1;
      alter table limits.educator add primary key (id);
      create table limits.person as select id, name from users where district_id = 1;
      alter table limits.person add primary key (id);
      create table limits.school as select id, name from schools where district_id = 1;
      alter table limits.school add primary key (id)`)
    for (const name of ['observation', 'educator', 'person', 'school'])
      await db.query(`vacuum (analyze) limits.${name}`)
  } finally {
    db.release(true)
  }
}

export async function dropLimitTables({ pool }: Cluster): Promise<void> {
  await pool.query('drop schema if exists limits cascade')
}
