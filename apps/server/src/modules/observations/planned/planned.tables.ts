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

/** Sendings that wait for their moment: what is asked for is asked again then. */
export const plannedSendings = pgTable(
  'planned_sendings',
  {
    districtId: districtId(),
    /** Of the sending that it becomes. */
    id: uuid().notNull(),
    visitId: uuid().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    /** What goes out, to whom, with which words: as it is asked for when something is sent at once. */
    asked: jsonb().$type<VisitSending>().notNull(),
    sendAt: instant().notNull(),
    state: text().$type<'waiting' | 'sent' | 'refused' | 'overtaken'>().notNull(),
    /** Why it was not sent, in words for the observer. */
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
    // Of one visit there are few.
    index().on(it.districtId, it.visitId),
    // Asked of everybody whom an import brought, when it is taken back.
    index('planned_sendings_by_educator').on(it.districtId, it.educatorId),
    ownDistrict(),
  ],
)
