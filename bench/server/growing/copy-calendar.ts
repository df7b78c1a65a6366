import type { Connection } from '../cluster.ts'
import { type Changed, copyRows } from './copy-rows.ts'
import type { Round } from './round.ts'

/** Copies the sample’s one whole school year, earlier, with its terms and the days without school. */
export async function copyCalendar(db: Connection, { daysBack }: Round): Promise<void> {
  const back = (column: string) => `it.${column} - ${daysBack}`
  const copy = (table: string, year: string, changed: Changed) =>
    copyRows(
      db,
      table,
      `${table} it where it.district_id = 1 and it.${year} = (select starts_on from bench.whole_year)
       on conflict do nothing`,
      changed,
    )
  const span = { starts_on: back('starts_on'), ends_on: back('ends_on') }
  const year_starts_on = back('year_starts_on')
  await copy('school_years', 'starts_on', span)
  await copy('terms', 'year_starts_on', { ...span, year_starts_on })
  const closed = { first_on: back('first_on'), last_on: back('last_on') }
  await copy('closures', 'year_starts_on', { ...closed, year_starts_on })
}
