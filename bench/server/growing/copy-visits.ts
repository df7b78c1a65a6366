import type { Connection } from '../cluster.ts'
import { moved } from './copy-places.ts'
import { type Changed, copyRows } from './copy-rows.ts'
import { PLACES, type Round } from './round.ts'

/** A range of the visits that are copied, in an order of their own. */
export interface Stretch {
  readonly after: number
  readonly until: number
}

/** The column of `bench.origin` that a round goes by. */
export function orderOf({ yearsBack }: Round): 'nth' | 'nth_of_year' {
  return yearsBack === 0 ? 'nth' : 'nth_of_year'
}

/** Copies a stretch of the sample’s observations, in every place, with all that hangs on them. */
export async function copyVisits(db: Connection, nth: number, round: Round, stretch: Stretch): Promise<void> {
  const { firstPlace, daysBack, secondsLater } = round
  const made = (id: string) => `bench.copy_of(${id}, '${nth} ' || place, ${daysBack})`
  await db.query(`
    create temporary table copied on commit drop as
    select o.id, place, ${made('o.id')} new_id, ${made('o.visit_id')} new_visit_id
    from bench.origin o cross join generate_series(${firstPlace}, ${PLACES - 1}) place
    where ${orderOf(round)} > ${stretch.after} and ${orderOf(round)} <= ${stretch.until}`)
  await db.query('analyze copied')

  const later = (column: string) =>
    `it.${column} + interval '${secondsLater} seconds' - interval '${daysBack} days'`
  const earlier = (column: string) => `it.${column} - ${daysBack}`
  const place = { school_id: moved('school_id'), year_starts_on: earlier('year_starts_on') }
  // Rows are copied in the order of their keys: an index then takes them page by page.
  const copy = (table: string, key: string, changed: Changed) =>
    copyRows(
      db,
      table,
      `${table} it join copied at on it.district_id = 1 and it.${key} = at.id order by at.new_id`,
      changed,
    )

  await copy('observations', 'id', {
    ...place,
    id: 'at.new_id',
    visit_id: 'at.new_visit_id',
    educator_id: moved('educator_id'),
    observer_id: moved('observer_id'),
    started_at: later('started_at'),
    ended_at: later('ended_at'),
    started_on: earlier('started_on'),
    shared_at: later('shared_at'),
    completed_at: later('completed_at'),
    sent_at: later('sent_at'),
    acknowledged_at: later('acknowledged_at'),
    document: `it.document || jsonb_build_object('visitId', at.new_visit_id, 'schoolId', ${moved('school_id')},
      'educatorId', ${moved('educator_id')}, 'startedAt', bench.written(${later('started_at')}),
      'endedAt', bench.written(${later('ended_at')}))`,
  })
  const ofCopy = { observation_id: 'at.new_id' }
  await copy('observation_facts', 'observation_id', {
    ...ofCopy,
    ...place,
    happened_on: earlier('happened_on'),
  })
  // The sample sent its observations one by one.
  const copySent = (table: string, key: string, changed: Changed) =>
    copyRows(
      db,
      table,
      `${table} it join sent_copies c on c.district_id = 1 and it.district_id = 1 and c.send_id = it.${key}
       join copied at on c.observation_id = at.id order by at.new_id`,
      changed,
    )
  await copySent('sendings', 'id', {
    id: made('it.id'),
    visit_id: 'at.new_visit_id',
    observer_id: moved('observer_id'),
    educator_id: moved('educator_id'),
    sent_at: later('sent_at'),
  })
  await copy('sent_copies', 'observation_id', {
    ...ofCopy,
    send_id: made('it.send_id'),
    sent_at: later('sent_at'),
    reopened_by_id: moved('reopened_by_id'),
    reopened_at: later('reopened_at'),
  })
  await copySent('deliveries', 'send_id', {
    send_id: made('it.send_id'),
    id: made('it.id'),
    user_id: moved('user_id'),
    mail_id: 'null',
    opened_at: later('opened_at'),
  })
  await copy('contributions', 'observation_id', {
    ...ofCopy,
    user_id: moved('user_id'),
    written_at: later('written_at'),
  })
}
