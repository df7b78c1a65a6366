import type { DistrictId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { DocumentKind } from './billing.tables.ts'

const instant = () => timestamp({ withTimezone: true })

// Tables that are read before a district is known, or across all of them. No notes about people, and no row-level
// security.

/** The last number given to each kind of document. */
export const billingNumbers = pgTable('billing_numbers', {
  kind: text().$type<DocumentKind>().primaryKey(),
  last: integer().notNull(),
})

/** Customers at the card processor, with the district that each belongs to. */
export const cardCustomers = pgTable('card_customers', {
  customerId: text().primaryKey(),
  districtId: integer().$type<DistrictId>().notNull().unique(),
  /** The card that the next term is charged to; null: none is on file. */
  cardId: text(),
  /** Counts up with every look at the processor: an older look never overwrites a newer one. */
  version: integer().notNull().default(0),
})

/** Events that the card processor told, each once. */
export const cardEvents = pgTable('card_events', {
  id: text().primaryKey(),
  receivedAt: instant().notNull(),
})

/** Every district with its plan, for those who look after plans from outside; kept by a trigger on districts. */
export const planRegister = pgTable(
  'plan_register',
  {
    districtId: integer().$type<DistrictId>().primaryKey(),
    name: text().notNull(),
    timeZone: text().notNull(),
    trialEndsAt: instant(),
    endsAt: instant(),
    awaitsAfter: instant(),
    pastDueAfter: instant(),
    cancelledAt: instant(),
  },
  (it) => [
    index().on(it.name, it.districtId),
    // Finds districts by the beginnings of words. The register is under no row security, so such an index is used.
    index('plan_register_words').using(
      'gin',
      sql`to_tsvector('simple', regexp_replace(${it.name}, '\\W+', ' ', 'g'))`,
    ),
  ],
)
