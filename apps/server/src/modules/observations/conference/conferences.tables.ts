import type { EducatorId, SchoolId, UserId } from '@corridor/domain/people/ids'
import type { Standing } from '@corridor/tools/tools/teacher-conference/standings'
import type { Invited } from '@corridor/tools/tools/teacher-conference/teacher-conference.shape'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { observations } from '../observations.tables.ts'

/** The meeting in people's calendars: to whom it went, too, so that whoever is not meant any more hears it. */
export interface Calendared extends Invited {
  readonly educatorId: EducatorId
}

/** Conferences: when and where both meet, and how far they have come. What is said in them is in the document. */
export const conferences = pgTable(
  'conferences',
  {
    districtId: districtId(),
    observationId: uuid().notNull(),
    /** The observation's own columns, repeated beside what conferences are sorted by. */
    schoolId: integer().$type<SchoolId>().notNull(),
    educatorId: integer().$type<EducatorId>().notNull(),
    observerId: integer().$type<UserId>().notNull(),
    /** When both meet; where no time is planned, when the conference was begun. */
    meetsAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether a day and a time are planned. */
    isPlanned: boolean().notNull(),
    minutes: smallint().notNull(),
    place: text().notNull(),
    standing: text().$type<Standing>().notNull(),
    /** The meeting as both have it in their calendars; null: they have none, or it was taken back. */
    invited: jsonb().$type<Calendared>(),
  },
  (it) => [
    primaryKey({ columns: [it.districtId, it.observationId] }),
    foreignKey({
      name: 'conferences_observation_fk',
      columns: [it.districtId, it.observationId],
      foreignColumns: [observations.districtId, observations.id],
    }).onDelete('cascade'),
    index('conferences_by_school').on(it.districtId, it.schoolId, it.meetsAt, it.observationId),
    index('conferences_by_educator').on(it.districtId, it.educatorId, it.meetsAt, it.observationId),
    index('conferences_by_observer').on(it.districtId, it.observerId, it.meetsAt, it.observationId),
    index('conferences_by_time').on(it.districtId, it.meetsAt, it.observationId),
    ownDistrict(),
  ],
)
