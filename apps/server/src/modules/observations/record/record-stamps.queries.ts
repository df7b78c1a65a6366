import { and, sql } from 'drizzle-orm'
import { isOneOf } from '../../../database/is-one-of.ts'
import { preparedByShape } from '../../../database/prepared.ts'
import { configurationVersions } from '../../configurations/configurations.tables.ts'
import { type ReadingShape, type ReadingValues, readableIn, readingIn } from '../access/readable.ts'
import { observations } from '../observations.tables.ts'

interface Some {
  readonly ids: readonly string[]
}

/** Stamps of some observations, of those that somebody may read: a stamp changes with what is read. */
export const recordStamps = preparedByShape<ReadingShape, ReadingValues & Some>()((db, value, shape) => {
  const { id, observerId, educatorId } = observations
  return db
    .select({
      id,
      observerId,
      educatorId,
      // The stamp changes with every change of the row; and versions of sets, which say what is private, are only ever
      // added.
      stamp: sql<string>`concat(${observations}.xmin, ' ', (select count(*) from ${configurationVersions}))`,
    })
    .from(observations)
    .where(and(isOneOf(id, value('ids')), readableIn(readingIn(shape, value))))
})
