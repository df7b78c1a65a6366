import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client, ClientConfig } from 'pg'
import { installQueues } from '../jobs/queues.ts'
import { withClient } from './open.ts'
import { APP_ROLE } from './tenancy.ts'

// The folder is two deep in the sources as in the bundle, so the same address serves both.
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Brings the database up to this version of Corridor. Servers that start together take turns. */
export async function migrate(owner: ClientConfig): Promise<void> {
  await withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock(2)')
    await client.query('set lock_timeout = 5000')
    await applyMigrations(drizzle(client), { migrationsFolder })
    await secureTables(client)
    await installQueues(client)
  })
}

/**
 * Secures tables with what the generator does not write: the tables' owner is bound by the policies too, and the app
 * may do its work.
 */
async function secureTables(client: Client) {
  await client.query(`
    do $$
    declare tenant_table regclass;
    begin
      for tenant_table in select oid from pg_class where relrowsecurity and not relforcerowsecurity loop
        execute format('alter table %s force row level security', tenant_table);
      end loop;
    end $$;
    grant usage on schema public to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
    revoke update, delete, truncate on audit_events from ${APP_ROLE};
    grant usage on all sequences in schema public to ${APP_ROLE};
  `)
}
