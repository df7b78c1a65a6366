import { afterEach, expect, test } from 'vitest'
import { product } from '../../../../test/harness.ts'
import { listed, makePlace, shown, YESTERDAY } from '../test-place.ts'

const made = await product()
const { clock } = made
const morning = clock.now
afterEach(() => {
  clock.now = morning
})

const bells = JSON.stringify([
  { name: '2', startsAt: '09:00', endsAt: '09:52' },
  { name: '3', startsAt: '09:56', endsAt: '10:48' },
])

async function school() {
  const place = await makePlace(made)
  const omar = await place.educator(place.ridge.id)
  await place.rows(`update schools set bell_schedule = '${bells}' where id = ${place.ridge.id}`)
  await place.rows(`update educators set periods = '{2,3}'`)
  const now = async (at?: string) => {
    if (at) clock.now = new Date(at)
    const [row] = (await listed(place.admin)).items
    const { teachesNow } = await shown(place.admin, omar.id)
    expect(row?.teachesNow ?? null).toBe(teachesNow)
    return teachesNow
  }
  return { ...place, omar, now }
}

test('who teaches now goes by the clock of the district, from the first minute of a period to the last', async () => {
  const { now } = await school()

  // Denver is six hours behind UTC.
  expect(await now('2026-10-22T14:59:59Z')).toBe(null)
  expect(await now('2026-10-22T15:00:00Z')).toBe('2')
  expect(await now('2026-10-22T15:51:59Z')).toBe('2')
  expect(await now('2026-10-22T15:52:00Z')).toBe(null)
  expect(await now('2026-10-22T15:56:00Z')).toBe('3')
  expect(await now('2026-10-22T16:48:00Z')).toBe(null)
  // Clocks in Denver have gone back: it is seven hours behind.
  expect(await now('2026-11-02T16:30:00Z')).toBe('2')
  expect(await now('2026-11-02T15:30:00Z')).toBe(null)
})

test('nobody teaches now on a Saturday, on a day off, and when the school year is over', async () => {
  const { id, now, rows } = await school()
  await rows(`insert into closures (district_id, year_starts_on, first_on, last_on, name)
    values (${id}, '2026-08-17', '2026-10-26', '2026-10-30', 'Fall break')`)

  expect(await now('2026-10-24T15:30:00Z')).toBe(null)
  expect(await now('2026-10-26T15:30:00Z')).toBe(null)
  expect(await now('2026-10-30T15:30:00Z')).toBe(null)
  await rows(`update school_years set ends_on = '2026-11-02'`)
  expect(await now('2026-11-02T16:30:00Z')).toBe('2')
  expect(await now('2026-11-03T16:30:00Z')).toBe(null)
})

test('nobody teaches now before the first school year', async () => {
  const { now, rows } = await school()
  await rows('delete from school_years')

  expect(await now()).toBe(null)
})

test('only who has that period, in a school they are at today, teaches now', async () => {
  const { hill, id, now, omar, ridge, rows } = await school()
  expect(await now()).toBe('2')

  await rows(`update educators set periods = '{3}'`)
  expect(await now()).toBe(null)
  await rows(`update educators set periods = '{2}'`)
  await rows(`update educators set is_active = false`)
  expect((await now()) ?? null).toBe(null)
  await rows(`update educators set is_active = true`)
  await rows(`insert into educator_assignments (district_id, educator_id, school_id, starts_on)
    values (${id}, ${omar.id}, ${hill.id}, '2026-08-17')`)
  await rows(`update educator_assignments set ends_on = '${YESTERDAY}' where school_id = ${ridge.id}`)
  expect(await now()).toBe(null)
  await rows(`update schools set bell_schedule = '${bells}' where id = ${hill.id}`)
  expect(await now()).toBe('2')
  await rows(`update schools set is_active = false where id = ${hill.id}`)
  expect(await now()).toBe(null)
})
