import { contract } from '@corridor/contract/contract'
import { expect, test } from 'vitest'
import { aLookForSet, publishedSet } from '../src/modules/configurations/test-sets.ts'
import { makePlace } from '../src/modules/observations/test-place.ts'
import { send } from '../src/modules/observations/test-sending.ts'
import { insertCaptured, marked } from '../src/modules/reports/sets/test-visits.ts'
import { product } from './harness.ts'
import { sentIn } from './statements.ts'

const made = await product()

/** Tables that grow with every visit, read from beginning to end. */
const LARGE =
  /Seq Scan on (observations|observation_facts|contributions|sendings|sent_copies|deliveries|action_steps)\b/

const OBSERVATIONS = 4_000
const SCHOOLS = 30

/** A district of thirty schools with the years before, in which one school has a visit of this one. */
async function aGrownDistrict() {
  const place = await makePlace(made)
  const { marisol, admin, omar, ridge, rows, finished } = place
  const set = await publishedSet(admin, null, aLookForSet())
  const { id } = await finished(marisol)
  const people = { schoolId: ridge.id, educatorId: omar.id, observerId: marisol.id }
  await made.database.tenant(place.id, ({ db }) =>
    insertCaptured(
      db,
      place.id,
      { configurationId: set.id, ...people, on: '2026-10-05' },
      marked({ a: 'observed' }),
    ),
  )
  await send(marisol, await finished(marisol))
  await rows(`insert into contributions values
    (${place.id}, '${id}', ${marisol.id}, 'reply', '', '{"text": "Thank you."}', 1, '2026-10-21T16:00:00Z')`)
  await rows(`insert into action_steps (district_id, id, educator_id, text, status, created_by_id, created_at)
    values (${place.id}, gen_random_uuid(), ${omar.id}, 'Wait.', 'open', ${marisol.id}, '2026-10-10T16:00:00Z')`)
  await rows(`insert into schools (district_id, name, grade_span)
    select ${place.id}, 'School ' || n, '6–8' from generate_series(1, ${SCHOOLS}) n`)
  await rows(`insert into educators (district_id, name, grades, subject, room)
    select ${place.id}, 'Educator ' || n, '8', 'Math', '' from generate_series(1, 300) n`)
  /** Copies one row of a table, with others of its values. */
  const copies = (table: string, changes: string, of: string) =>
    rows(`insert into ${table} select made.*
      from (select * from ${table} where district_id = ${place.id} limit 1) one cross join ${of}
      cross join lateral jsonb_populate_record(null::${table}, to_jsonb(one) || jsonb_build_object(${changes})) made`)
  await copies(
    'observations',
    `'id', gen_random_uuid(), 'visit_id', gen_random_uuid(), 'school_id', schools.id, 'educator_id', educators.id,
      'year_starts_on', null, 'started_on', date '2024-09-01' + n % 300,
      'started_at', timestamptz '2024-09-01 16:00Z' + n % 300 * interval '1 day'`,
    `generate_series(1, ${OBSERVATIONS}) n
      join (select id, row_number() over () nth from schools where name like 'School %') schools on nth = 1 + n % ${SCHOOLS}
      join (select id, row_number() over () place from educators where name like 'Educator %') educators
        on place = 1 + n % 300`,
  )
  const older = `(select id, educator_id from observations where started_on < '2026-01-01') older`
  await copies('observation_facts', `'observation_id', older.id`, older)
  await copies('contributions', `'observation_id', older.id`, older)
  await copies('sendings', `'id', older.id`, older)
  await copies('sent_copies', `'observation_id', older.id, 'send_id', older.id`, older)
  await copies('deliveries', `'id', older.id, 'send_id', older.id`, older)
  await copies('action_steps', `'id', older.id, 'educator_id', older.educator_id`, older)
  return { ...place, set, viewer: await place.person({ role: 'district-viewer', schoolId: null }) }
}

test('no statement of a report or a home reads what grows from its beginning to its end', async () => {
  const { id, marisol, admin, viewer, omar, set } = await aGrownDistrict()
  const { schoolOverview, lookFor, educator, visits } = contract.reports
  const query = {}
  const params = { configurationId: set.id }
  const asked = {
    'home of a school': () => marisol.call(contract.dashboard.show, { query }),
    'home of a district': () => admin.call(contract.dashboard.show, { query }),
    'home of a viewer': () => viewer.call(contract.dashboard.show, { query }),
    'overview of a school': () => marisol.call(schoolOverview, { query }),
    'overview of a district': () => admin.call(schoolOverview, { query }),
    'overview of a viewer': () => viewer.call(schoolOverview, { query }),
    'look-fors of a school': () => marisol.call(lookFor, { params, query }),
    'look-fors of a district': () => admin.call(lookFor, { params, query }),
    'one educator': () => marisol.call(educator, { params: { educatorId: omar.id }, query }),
    'visits of a school': () => marisol.call(visits, { query }),
    'visits of a district': () => admin.call(visits, { query }),
  }
  for (const [name, ask] of Object.entries(asked)) {
    // The first keeps what was counted.
    expect(await ask(), name).toMatchObject({ status: 200 })
    const statements = await sentIn(made.database, ask)
    for (const { text } of statements.filter((it) => it.text.startsWith('select'))) {
      const plan = await made.database.tenant(id, async ({ client }) => {
        const { rows } = await client.query(`explain (generic_plan, costs off) ${text}`)
        return rows.map((row) => Object.values(row).join()).join('\n')
      })
      expect(plan.match(LARGE)?.[0], `${name}: ${text}`).toBeUndefined()
    }
  }
}, 60_000)
