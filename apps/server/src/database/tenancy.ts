import type { DistrictId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { integer, pgPolicy, pgRole } from 'drizzle-orm/pg-core'

/** The role every query runs as: it owns nothing and cannot step around row-level security. */
export const APP_ROLE = 'corridor_app'

/** The first column of every tenant table, and the first of every key. */
export const districtId = () => integer().$type<DistrictId>().notNull()

// After a transaction the setting is '' rather than null.
const isOwn = sql`district_id = nullif(current_setting('app.district_id', true), '')::int`

/** The policy of a tenant table: only rows of the transaction's district are seen or written; without one, none. */
export const ownDistrict = () =>
  pgPolicy('own_district', { for: 'all', to: pgRole(APP_ROLE).existing(), using: isOwn, withCheck: isOwn })
