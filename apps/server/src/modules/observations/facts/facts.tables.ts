import type { Day } from '@corridor/domain/calendar/calendar'
import type { Purpose } from '@corridor/domain/observation/observation-words'
import type { SchoolId } from '@corridor/domain/people/ids'
import {
  bigint,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { districtId, ownDistrict } from '../../../database/tenancy.ts'
import { schools } from '../../districts/districts.tables.ts'
import { observations } from '../observations.tables.ts'

/** The facts of a finished observation. Replaced as a set whenever its document changes. */
export const observationFacts = pgTable(
  'observation_facts',
  {
    districtId: districtId(),
    observationId: uuid().notNull(),
    item: text().notNull(),
    value: text().notNull(),
    n: integer().notNull(),
    schoolId: integer().$type<SchoolId>().notNull(),
    toolTypeId: smallint().notNull(),
    configurationId: integer().notNull(),
    configurationVersion: integer().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    yearStartsOn: date().$type<Day>(),
    happenedOn: date().$type<Day>().notNull(),
  },
  (it) => [
    primaryKey({
      name: 'observation_facts_pk',
      columns: [it.districtId, it.observationId, it.item, it.value],
    }),
    foreignKey({
      name: 'observation_facts_observation_fk',
      columns: [it.districtId, it.observationId],
      foreignColumns: [observations.districtId, observations.id],
    }).onDelete('cascade'),
    // No foreign key to the school: the observation refers to one that is there.
    index('observation_facts_by_day').on(it.districtId, it.schoolId, it.toolTypeId, it.happenedOn),
    ownDistrict(),
  ],
)

/** Sums of the facts, a month at a time: reports read whole months from here. */
export const monthlyFacts = pgTable(
  'monthly_facts',
  {
    districtId: districtId(),
    schoolId: integer().$type<SchoolId>().notNull(),
    toolTypeId: smallint().notNull(),
    configurationId: integer().notNull(),
    configurationVersion: integer().notNull(),
    purpose: text().$type<Purpose>().notNull(),
    item: text().notNull(),
    value: text().notNull(),
    /** The month's first day, whichever of its days the school year has. */
    month: date().$type<Day>().notNull(),
    /** Null where the day is between two school years. */
    yearStartsOn: date().$type<Day>(),
    n: bigint({ mode: 'number' }).notNull(),
    /** How many observations have the fact. */
    times: integer().notNull(),
  },
  (it) => [
    unique('monthly_facts_key')
      .on(
        it.districtId,
        it.schoolId,
        it.month,
        it.yearStartsOn,
        it.toolTypeId,
        it.configurationId,
        it.configurationVersion,
        it.purpose,
        it.item,
        it.value,
      )
      .nullsNotDistinct(),
    foreignKey({
      name: 'monthly_facts_school_fk',
      columns: [it.districtId, it.schoolId],
      foreignColumns: [schools.districtId, schools.id],
    }),
    ownDistrict(),
  ],
)
