import type { AuditChange, AuditEventName, AuditSubjectKind } from '@corridor/contract/district/audit'
import type { UserId } from '@corridor/domain/people/ids'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../database/tenancy.ts'
import { districts } from '../districts/districts.tables.ts'

/** The trail: what happened, and who did it. Rows are only ever added: grants and a trigger see to it. */
export const auditEvents = pgTable(
  'audit_events',
  {
    districtId: districtId().references(() => districts.id),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** Who did it; null where nobody was signed in: a failed sign-in. */
    actorId: integer().$type<UserId>(),
    /** Who really did it; differs from the actor only while support looks with somebody's eyes. */
    realActorId: integer().$type<UserId>(),
    event: text().$type<AuditEventName>().notNull(),
    /** The kind of thing to which an event happened: `user`, `session`, `observation`. */
    subjectKind: text().$type<AuditSubjectKind>().notNull(),
    subjectId: text().notNull(),
    requestId: text().notNull(),
    /** Changes of settings: which, before and after. Nothing that describes a person. Null: nothing to tell. */
    changes: jsonb().$type<readonly AuditChange[]>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    index().on(it.districtId, it.at),
    // The readers of an observation.
    index('audit_events_read').on(it.districtId, it.subjectId).where(sql`${it.event} = 'observation.read'`),
    ownDistrict(),
  ],
)
