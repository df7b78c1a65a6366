import type { VisitSending } from '@corridor/contract/observations/visits'
import type { EducatorId, UserId } from '@corridor/domain/people/ids'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { educators } from '../../educators/educators.tables.ts'
import { users } from '../../people/people.tables.ts'

const instant = () => timestamp({ withTimezone: true })

/** Planned sendings, which wait for their moment: everything is checked again then. */
export const plannedSendings = pgTable(
  'planned_sendings',
  {
    districtId: districtId(),
    /** The id of the sending that it becomes. */
    id: uuid().notNull(),
    visitId: uuid().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    /** What goes out, to whom and with which words: the same request as for a sending at once. */
    asked: jsonb().$type<VisitSending>().notNull(),
    sendAt: instant().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'overtaken'>().notNull(),
    /** Why the sending was refused, in words for the observer. */
    refusedBecause: text(),
    settledAt: instant(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.id] }),
    foreignKey({
      name: 'planned_sendings_observer_fk',
      columns: [it.districtId, it.observerId],
      foreignColumns: [users.districtId, users.id],
    }),
    foreignKey({
      name: 'planned_sendings_educator_fk',
      columns: [it.districtId, it.educatorId],
      foreignColumns: [educators.districtId, educators.id],
    }),
    // A visit has few planned sendings.
    index().on(it.districtId, it.visitId),
    // Looked up for each educator whom an import brought, when the import is undone.
    index('planned_sendings_by_educator').on(it.districtId, it.educatorId),
    ownDistrict(),
  ],
)
