import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../database/doors.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { schools } from '../../districts/districts.tables.ts'
import { type Reader, readableIn, readingIn, servedIn } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'
import { type ReaderShape, type ReaderValues, readerParts } from './ways.queries.ts'

/** How many of an observer's newest observations tell which schools they visit. */
const NEWEST = 200

/** Schools whose observations somebody may read, and those where they observed or were observed. */
export function schoolsRead(db: Queries, reader: Reader) {
  const { shape, values } = readerParts(reader)
  return read(db, shape, values)
}

const read = preparedByShape<ReaderShape, ReaderValues>()((db, value, shape) => {
  const { observerId, educatorId, schoolId, startedAt, id } = observations
  const reading = readingIn(shape, value)
  const about = db
    .select({ schoolId })
    .from(observations)
    .where(and(isOneOf(educatorId, value('about')), sql`(${readableIn(reading)}) is true`))
  const own = db
    .select({ schoolId })
    .from(observations)
    .where(and(eq(observerId, value('userId')), servedIn(reading)))
    .orderBy(desc(startedAt), desc(id))
    .limit(NEWEST)
  const isTheirs = shape.isEverywhere
    ? undefined
    : or(isOneOf(schools.id, value('schools')), inArray(schools.id, own), inArray(schools.id, about))
  return db
    .select({ id: schools.id, name: schools.name })
    .from(schools)
    .where(isTheirs)
    .orderBy(asc(schools.name), asc(schools.id))
})
