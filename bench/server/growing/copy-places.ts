import type { Connection } from '../cluster.ts'
import { type Changed, copyRows } from './copy-rows.ts'
import { PLACES } from './round.ts'

/** A copied school, educator or person has the original’s id plus this much for each place. */
const STEP = 100_000

/** The id of a row’s copy in the place `at.place`. */
export function moved(column: string): string {
  return `it.${column} + at.place * ${STEP}`
}

/** Copies schools, educators and people, without sign-in. */
export async function copyPlaces(db: Connection): Promise<void> {
  const copy = (table: string, changed: Changed) =>
    copyRows(
      db,
      table,
      `${table} it cross join generate_series(1, ${PLACES - 1}) at(place) where it.district_id = 1`,
      changed,
    )
  const named = { id: moved('id'), name: `it.name || ' ' || at.place + 1` }
  await copy('users', named)
  await copy('schools', named)
  await copy('assignments', {
    id: moved('id'),
    user_id: moved('user_id'),
    school_id: moved('school_id'),
    educator_ids: `(select array_agg(id + at.place * ${STEP}) from unnest(it.educator_ids) id)`,
  })
  await copy('educators', {
    ...named,
    email: 'null',
    external_id: 'null',
    user_id: moved('user_id'),
  })
  const teaching = { educator_id: moved('educator_id'), school_id: moved('school_id') }
  await copy('educator_assignments', teaching)
  await copy('action_steps', {
    id: `bench.copy_of(it.id, 'step ' || at.place, 0)`,
    educator_id: moved('educator_id'),
    created_by_id: moved('created_by_id'),
    observation_id: 'null',
  })
}
