import { expect, test } from 'vitest'
import { TODAY } from '../../test/harness.ts'
import { sampleProduct } from '../../test/sample-product.ts'
import { withClient } from './open.ts'

// Three districts side by side, each with rows in the tenant tables.
const { database, district } = await sampleProduct()
const ids = await districtIds()
const [mine, other] = ids

async function districtIds() {
  const { rows } = await withClient(database.owner, (owner) =>
    owner.query('select distinct district_id as id from accounts order by 1'),
  )
  return rows.map(({ id }) => id)
}

async function tenantTables(): Promise<string[]> {
  const { rows } = await withClient(database.owner, (owner) =>
    owner.query(
      "select relname from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace order by 1",
    ),
  )
  return rows.map(({ relname }) => relname)
}

/** Statements that a careless or hostile query might make. None names the district it is allowed. */
function statementsOn(table: string): string[] {
  return [
    `select district_id from ${table}`,
    `select district_id from ${table} where true or district_id = ${mine}`,
    `select district_id from ${table} where district_id = ${other}`,
    `select district_id from ${table} where district_id <> ${mine}`,
    `select t.district_id from ${table} t join districts d on true`,
    `select district_id from (select * from ${table}) as everything`,
    `with everything as (select * from ${table}) select district_id from everything`,
    `select district_id from ${table} union all select district_id from ${table} where district_id = ${other}`,
  ]
}

/** How many rows of other districts a statement finds; they are counted where they are, as they are many. */
async function foreignRows(statement: string): Promise<number> {
  const counting = `select count(*)::int as n from (${statement}) as found where district_id <> ${mine}`
  const { rows } = await database.tenant(mine, ({ client }) => client.query(counting))
  return rows[0].n
}

test('no statement finds a row of another district; with the wall taken down the same statements find some in every table', async () => {
  const tables = await tenantTables()
  await seedTheRest(tables)
  const statements = tables.flatMap((table) => statementsOn(table).map((statement) => ({ table, statement })))

  for (const { statement } of statements)
    expect([statement, await foreignRows(statement)]).toEqual([statement, 0])

  await withClient(database.owner, async (owner) => {
    for (const table of tables) await owner.query(`alter table ${table} disable row level security`)
  })
  const leaking = new Set<string>()
  for (const { table, statement } of statements)
    if (!leaking.has(table) && (await foreignRows(statement)) > 0) leaking.add(table)
  expect([...leaking].sort()).toEqual(tables)
}, 60_000)

/**
 * Seeds tenant tables that the sample leaves empty, a row for each district. The sample has no audit trail yet, support
 * has looked at nobody, nobody replied, chose tools, kept comments, took photos, deleted a draft, moved an educator,
 * has a logo, read about a set, exported, was told or reminded of anything, planned a sending, was mailed a link,
 * changed a step, merged or told apart two educators, brought or connected a roster, prepared a school year, or ordered
 * anything.
 */
async function seedTheRest(tables: readonly string[]) {
  expect(tables).toContain('audit_events')
  for (const id of ids) {
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into audit_events (district_id, at, event, subject_kind, subject_id, request_id)
         values ($1, now(), 'audit.read', 'district', '1', 'r')`,
        [id],
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(`insert into district_logos (district_id, type, bytes) values ($1, 'image/png', '')`, [
        id,
      ]),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into impersonations (district_id, id, user_id, support_user_id, support_name, reason, started_at, ends_at)
         select district_id, gen_random_uuid(), id, 1, 'Sam', 'To help', now(), now() from users limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into contributions (district_id, observation_id, user_id, kind, key, value, revision, written_at)
         select district_id, id, observer_id, 'reply', '1', '{"text": "Thank you."}', 1, now() from observations limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into tool_settings (district_id, tool_type_id, is_enabled, position) values ($1, 2, true, 1)`,
        [id],
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into own_contents (district_id, user_id, tool_type_id, content, revision, changed_at)
         select district_id, max(id), 8, '{}', 1, now() from users group by 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into files (district_id, id, observation_id, uploaded_by_id, type, content, uploaded_at)
         select district_id, gen_random_uuid(), id, observer_id, 'image/jpeg', '', now() from observations limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into removed_observations (district_id, id, revision) values ($1, gen_random_uuid(), 1)`,
        [id],
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into former_teaching (district_id, educator_id, school_id, starts_on, changed_at)
         select district_id, educator_id, school_id, starts_on, now() from educator_assignments limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `with made as (
           insert into educator_changes (district_id, id, kind, made_by_id, made_at, made)
           select district_id, gen_random_uuid(), 'merge', id, now(), '{}' from users limit 1
           returning district_id, id
         ), merged as (
           insert into merged_educators (district_id, id, into_id, change_id)
           select it.district_id, 2000000000, it.id, made.id from educators it, made limit 1
         )
         insert into told_apart (district_id, one_id, other_id)
         select district_id, id, id from educators limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into set_months (district_id, school_id, month, configuration_id, kept)
         select district_id, id, '2026-10-01', 1, '{}' from schools limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into notices (district_id, id, user_id, kind, key, mail)
         select district_id, gen_random_uuid(), id, 'read', 'key', 'now' from users limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into reminder_rounds (district_id, last_on, unanswered_through) values ($1, $2, $2)`,
        [id, TODAY],
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into planned_sendings (district_id, id, visit_id, observer_id, educator_id, asked, send_at, state)
         select district_id, gen_random_uuid(), visit_id, observer_id, educator_id, '{}', now(), 'waiting'
         from observations limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `with made as (
           insert into record_links (district_id, token_hash, send_id, educator_id, email, created_at, expires_at)
           select district_id, 'hash', id, educator_id, 'omar@example.test', now(), now() from sendings limit 1
           returning district_id, token_hash
         )
         insert into record_sessions (district_id, token_hash, link_hash, started_at, last_used_at)
         select district_id, 'hash', token_hash, now(), now() from made`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into step_events (district_id, id, step_id, at, by_id, kind)
         select district_id, gen_random_uuid(), id, now(), created_by_id, 'note' from action_steps limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `with made as (
           insert into exports (district_id, id, user_id, scope, about, state, asked_at, moved_at)
           select district_id, gen_random_uuid(), id, '{"kind": "own"}', 'Own', 'running', now(), now() from users limit 1
           returning district_id, id
         )
         insert into export_chunks (district_id, export_id, file, position, content)
         select district_id, id, 1, 1, '' from made`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into rollovers (district_id, status, revision, draft, saved_at, saved_by_id)
         select district_id, 'draft', 1, '{}', now(), id from users limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `insert into roster_connections
           (district_id, address, token_address, client_id, sealed_secret, version, is_nightly, changed_by_id, changed_at)
         select district_id, 'a', 'b', 'c', 'd', '1.1', false, id, now() from users limit 1`,
      ),
    )
    await database.tenant(id, ({ client }) =>
      client.query(
        `with made as (
           insert into roster_imports (district_id, id, user_id, who, state, file_name, mends, started_at, moved_at)
           select district_id, gen_random_uuid(), id, 'users', 'checked', 'f', '{}', now(), now() from users limit 1
           returning district_id, id
         ), habits as (
           insert into roster_habits (district_id, who, mapping, schools)
           select district_id, 'users', '{}', '{}' from made
         ), rows as (
           insert into roster_rows (district_id, import_id, row, content) select district_id, id, 1, '{}' from made
         ), suggestions as (
           insert into roster_suggestions (district_id, import_id, name, email, role)
           select district_id, id, 'Ada', 'ada@example.test', '' from made
         )
         insert into roster_plan (district_id, import_id, position, kind, name, changes, faults, words)
         select district_id, id, 1, 'new', 'Ada', '[]', '[]', '' from made`,
      ),
    )
  }
  await seedOrders()
  await district()
}

async function seedOrders() {
  for (const id of ids)
    await database.tenant(id, ({ client }) =>
      client.query(
        `with account as (
           insert into billing_accounts (district_id) select district_id from districts
         ), files as (
           insert into billing_files (district_id, id, purpose, name, type, content, uploaded_by_id, uploaded_at)
           select district_id, gen_random_uuid(), 'purchase-order', 'PO', 'application/pdf', '', id, now()
           from users limit 1
         ), ordered as (
           insert into plan_orders
             (district_id, id, kind, state, pay_by, years, starts_on, ends_on, lines, subtotal_cents, tax_cents,
              total_cents, due_on, bill_to, placed_at)
           select district_id, gen_random_uuid(), 'first', 'owed', 'invoice', 1, now(), now(), '[]', 0, 0, 0, now(), '',
             now() from districts
           returning district_id, id
         ), events as (
           insert into plan_events (district_id, id, kind, at, order_id)
           select district_id, 'ordered', 'ordered', now(), id from ordered
         ), payments as (
           insert into card_payments (district_id, payment_id, order_id)
           select district_id, 'pi_1', id from ordered
         )
         insert into billing_documents (district_id, id, kind, number, order_id, issued_on, issued_at, amount_cents, pdf)
         select district_id, gen_random_uuid(), 'invoice', 'INV-' || district_id, id, now(), now(), 0, '' from ordered`,
      ),
    )
}
