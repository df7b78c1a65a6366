import { addDays, type Day, isSchoolDay, mondayOf } from '@corridor/domain/calendar/calendar'
import { BellSchedule } from '@corridor/domain/clock/bell-schedule'
import { periodAt } from '@corridor/domain/clock/period-at'
import { isOnTrial, isSubscribed } from '@corridor/domain/plan/plan'
import { allTools } from '@corridor/tools/registry/registry'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COPPER_RIDGE } from './districts/copper-ridge.ts'
import { makeSample } from './make-sample.ts'
import type { SampleDistrict, SampleObservation } from './sample.ts'
import { signIns } from './sign-ins.ts'

/** The days that are named, and so many more drawn; `npm run test:long` draws more. */
const RUNS = process.env.LONG === 'yes' ? 25 : 6
const today = '2026-10-22'
const sample = makeSample(today)
const people = sample.flatMap((district) => district.people)
const educators = sample.flatMap((district) => district.educators)
const observations = sample.flatMap((district) => district.observations)

describe('The sample', () => {
  test('is the same every time', () => {
    expect(makeSample(today)).toEqual(sample)
  })

  test('has the size of a district', () => {
    const [alderValley] = sample
    expect(alderValley).toMatchObject({ name: 'Alder Valley Unified', timeZone: 'America/Denver' })
    expect(alderValley?.schools).toHaveLength(6)
    expect(alderValley?.educators.length).toBeGreaterThan(140)
    expect(observations.length).toBeGreaterThan(4000)
    expect(observations.length).toBeLessThan(8000)
    expect(new Set(observations.map(({ toolTypeId }) => toolTypeId)).size).toBe(allTools.length)
  })

  test('repeats no address, no educator and no id', () => {
    expect(distinct(people.map(({ email }) => email))).toBe(people.length)
    expect(distinct(educators.map(({ name }) => name))).toBe(educators.length)
    expect(distinct(observations.map(({ id }) => id))).toBe(observations.length)
  })

  test('has everyone who is offered to sign in, and the demo as user 7', () => {
    expect(people.map(({ email }) => email)).toEqual(
      expect.arrayContaining(signIns.map(({ email }) => email)),
    )
    expect(people.filter(({ id }) => id !== null)).toMatchObject([
      { id: 7, email: 'demo@alder-valley.example' },
    ])
  })

  test('has 31 active people, 2 invited and 1 paused, and invitations that still work', () => {
    const [{ people = [] } = {}] = sample
    const named = (wanted: string) => people.filter(({ status }) => status === wanted).map(({ name }) => name)

    expect(named('active')).toHaveLength(31)
    expect(named('invited')).toEqual(['Rowan Castillo', 'Harriet Osborne'])
    expect(named('paused')).toEqual(['Tobias Grant'])
    for (const { since } of people.filter(({ status }) => status === 'invited')) {
      expect(since && since < today && since > addDays(today, -14)).toBe(true)
    }
  })

  test('knows its teachers and its groups as educators of their school', () => {
    const teaching = new Map(
      educators.map(({ name, teaches }) => [
        name,
        teaches.filter(({ endsOn }) => endsOn === null).map(({ school }) => school),
      ]),
    )
    for (const { name, role, school, group } of people)
      for (const educator of role === 'teacher' ? [name] : (group ?? []))
        expect([educator, teaching.get(educator)]).toEqual([educator, [school]])
  })

  test('has a plan, a trial, and neither', () => {
    const now = new Date(`${today}T15:31:00Z`)
    const states = sample.map(({ name, trialEndsAt, planEndsAt }) => {
      const plan = { trialEndsAt, endsAt: planEndsAt }
      return [name, isSubscribed(plan, now), isOnTrial(plan, now)]
    })
    expect(states).toEqual([
      ['Alder Valley Unified', true, false],
      ['Harbor Point', false, true],
      ['Mill Creek', false, false],
      ['Corridor', true, false],
    ])
  })

  test('lets nobody visit whom they may not', () => {
    const byAddress = new Map(people.map((person) => [person.email, person]))
    for (const { observer, educator, school } of observations) {
      const person = byAddress.get(observer)
      expect(person?.school).toBe(school)
      expect(person?.group ?? [educator]).toContain(educator)
      expect(person?.name).not.toBe(educator)
    }
    expect(byAddress.get('priya@alder-valley.example')?.group).toHaveLength(16)
  })

  test('puts nobody in two rooms at once', () => {
    for (const visits of groupBy(observations, ({ observer }) => observer)) {
      const sorted = visits.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
      for (const [index, { startedAt }] of sorted.entries()) {
        const before = sorted[index - 1]?.endedAt
        if (before) expect(startedAt.getTime()).toBeGreaterThanOrEqual(before.getTime())
      }
    }
  })

  test('has observations that share a visit, and a finished one in each', () => {
    const visits = groupBy(observations, ({ visitId }) => visitId)
    const shared = visits.filter((it) => it.length === 2).length
    expect(shared / visits.length).toBeCloseTo(0.2, 1)
    const begun = visits.filter((it) => it.every(({ meets }) => meets === null))
    expect(begun.every((it) => it.some(({ status }) => status !== 'draft'))).toBe(true)
  })
})

describe('Educators of the sample', () => {
  const steps = sample.flatMap((district) => district.steps)

  test('have a mailbox of their own, and teach in periods that their school has', () => {
    expect(distinct(educators.map(({ email }) => email))).toBe(educators.length)
    for (const { email } of educators) expect(email).toMatch(/^[a-z.-]+@[a-z-]+\.example$/)
    for (const { schools, educators } of sample)
      for (const { periods, teaches } of educators) {
        const bells = schools.find(({ name }) => name === teaches.at(-1)?.school)?.bellSchedule ?? []
        expect(BellSchedule.parse(bells).map(({ name }) => name)).toEqual(expect.arrayContaining(periods))
        expect(periods.length).toBeGreaterThanOrEqual(bells.length - 2)
      }
  })

  test('on a morning at Copper Ridge: Omar Haddad and three who wait longest are here, Ruth Feldman is not', () => {
    const school = sample[0]?.schools.find(({ name }) => name === COPPER_RIDGE)
    const running = periodAt(school?.bellSchedule ?? [], '09:30')
    const isHere = (who: string) =>
      educators.find(({ name }) => name === who)?.periods.includes(running?.name ?? '')

    expect(running).toMatchObject({ name: '2', endsAt: '09:52' })
    for (const name of ['Omar Haddad', 'Caleb Munro', 'Victor Szymanski', 'Dylan Prewitt'])
      expect([name, isHere(name)]).toEqual([name, true])
    expect(isHere('Ruth Feldman')).toBe(false)
  })

  test('have steps in more than one district, agreed by somebody who leads their school or coaches them', () => {
    expect(sample.filter((it) => it.steps.length > 0).length).toBeGreaterThan(1)
    expect(distinct(steps.map(({ id }) => id))).toBe(steps.length)
    for (const { educator, agreedBy, createdAt, closedAt, status } of steps) {
      const leader = people.find(({ email }) => email === agreedBy)
      const where = educators.find(({ name }) => name === educator)?.teaches.map(({ school }) => school)
      expect(where).toContain(leader?.school)
      expect(closedAt === null).toBe(status === 'open')
      expect(createdAt < (closedAt ?? new Date(`${today}T15:30:00Z`))).toBe(true)
    }
  })

  test('have the steps that Omar Haddad agreed to', () => {
    const omars = steps.filter(({ educator }) => educator === 'Omar Haddad')
    const taken = ({ createdAt, closedAt }: (typeof omars)[number]) =>
      closedAt && Math.round((closedAt.getTime() - createdAt.getTime()) / 86_400_000)

    expect(omars.map((it) => [it.text, it.status, taken(it)])).toEqual([
      ['Pause three seconds after each question before calling on anyone.', 'open', null],
      ['Post the problem before the bell.', 'mastered', 23],
      ['Ask for a second method in each lesson.', 'mastered', 18],
      ['Greet each student at the door.', 'mastered', 15],
    ])
    expect(omars[0]?.dueOn).toBe('2026-10-23')
  })
})

describe('On any day', () => {
  const days = fc.integer({ min: 0, max: 3 * 365 }).map((offset) => addDays('2026-01-01', offset))

  test('the sample holds together', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(days, (day) => {
        const districts = makeSample(day)
        for (const district of districts) holdsTogether(district, day)
        for (const district of districts.slice(0, 1)) isCopperRidge(district, day)
      }),
      { numRuns: RUNS, examples: [['2026-10-19'], ['2026-10-24'], ['2026-10-25'], ['2027-03-15']] },
    )
  })
})

function holdsTogether(district: SampleDistrict, today: Day) {
  const current = district.years.at(-1)
  expect(current?.startsOn).toBe(addDays(mondayOf(today), -63))
  expect(district.years.map(({ startsOn }) => startsOn)).toEqual(
    district.name === 'Alder Valley Unified'
      ? [addDays(mondayOf(today), -63 - 364), current?.startsOn]
      : [current?.startsOn],
  )
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: district.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const wrong = district.observations.filter(({ startedAt, endedAt }) => {
    const [day = '', start = ''] = clock.format(startedAt).split(' ')
    const [lastDay, end = ''] = clock.format(endedAt ?? startedAt).split(' ')
    const year = district.years.find((it) => it.startsOn <= day && day <= it.endsOn)
    const isAtSchool = day === lastDay && start >= '08:00' && end <= '15:00'
    return day >= today || !year || !isSchoolDay(year, day) || !isAtSchool
  })
  expect(wrong).toEqual([])
}

// Of the seven visits in Copper Ridge's last week, two are on Monday, three on Tuesday and two on Wednesday.
const visitsByWeekday = [82, 84, 87, 89, 89, 89, 89]

function isCopperRidge({ years, observations }: SampleDistrict, today: Day) {
  const since = new Date(years.at(-1)?.startsOn ?? today)
  const begun = observations.filter(({ meets }) => meets === null)
  const visits = begun.filter((it) => it.school === COPPER_RIDGE && it.startedAt >= since)
  const weekday = visitsByWeekday.findIndex((_, offset) => addDays(mondayOf(today), offset) === today)
  expect(distinct(visits.map(({ visitId }) => visitId))).toBe(visitsByWeekday[weekday])
}

function distinct(values: readonly string[]): number {
  return new Set(values).size
}

function groupBy(items: readonly SampleObservation[], keyOf: (item: SampleObservation) => string) {
  const groups = new Map<string, SampleObservation[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return [...groups.values()]
}
