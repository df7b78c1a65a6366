import { dayIn } from '@corridor/domain/calendar'
import { purposes } from '@corridor/domain/observation-words'
import { findTool } from '@corridor/tools/registry'
import { expect, test } from 'vitest'
import { makeSample } from '../make-sample.ts'
import { captureOf } from './captures.ts'

const ON_TASK = 2
const districts = makeSample('2026-10-22')
const observations = districts.flatMap((district) => district.observations)
const [{ observations: alderValley = [] } = {}] = districts

const visitOf = ({ startedAt, endedAt, students }: (typeof observations)[number]) => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  timeZone: 'America/Denver',
  studentsPresent: students,
})

function rateOf(it: (typeof observations)[number]) {
  const tool = findTool(it.toolTypeId)
  const facts = tool ? tool.facts(captureOf(it, tool.usual(), true), tool.usual(), visitOf(it)) : []
  const count = (value: string) => facts.find((it) => it.item === 'code' && it.value === value)?.n ?? 0
  return count('on-task') / (count('on-task') + count('passive') + count('active') + count('other-work'))
}

test('what was finished is complete, what was left a draft is not, and both are captures of their tool', () => {
  const some = observations.filter(({ status }, index) => status === 'draft' || index % 50 === 0)
  for (const it of some)
    for (const isThisYear of [true, false]) {
      const tool = findTool(it.toolTypeId)
      if (!tool) throw new Error(`There is no tool ${it.toolTypeId}.`)
      const capture = captureOf(it, tool.usual(), isThisYear)
      expect(tool.open(tool.version, capture)).toEqual(capture)
      expect(captureOf(it, tool.usual(), isThisYear)).toEqual(capture)
      expect(tool.missing(capture, tool.usual()).length > 0).toBe(it.status === 'draft')
    }
})

test('classes differ, and a class is like itself', () => {
  const ofClass = (name: string) =>
    alderValley
      .filter((it) => it.educator === name && it.status !== 'draft' && it.toolTypeId === ON_TASK)
      .map(rateOf)
  const means = ['Omar Haddad', 'Tess Gallagher', 'Thuy Nguyen', 'Ivy Chen', 'Grace Adeyemi'].map((name) => {
    const rates = ofClass(name)
    return rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  })
  expect(Math.max(...means) - Math.min(...means)).toBeGreaterThan(0.08)
  for (const mean of means) expect(mean).toBeGreaterThan(0.6)
})

test('coaching is the coaches’, most visits are walkthroughs, and some were announced', () => {
  const share = (is: (it: (typeof observations)[number]) => boolean) =>
    observations.filter(is).length / observations.length
  expect(share(({ purpose }) => purpose === 'walkthrough')).toBeGreaterThan(0.6)
  expect(share(({ isAnnounced }) => isAnnounced)).toBeGreaterThan(0.05)
  const people = new Map(districts.flatMap((it) => it.people.map(({ email, role }) => [email, role])))
  const coaching = observations.filter(({ purpose }) => purpose === 'coaching')
  expect(coaching.length).toBeGreaterThan(100)
  expect(coaching.every(({ observer }) => people.get(observer) === 'coach')).toBe(true)
  expect(purposes).toEqual(expect.arrayContaining([...new Set(observations.map(({ purpose }) => purpose))]))
})

test('each step follows the one before, on the day of the visit', () => {
  for (const { observations: theirs, timeZone } of districts)
    for (const it of theirs.filter((_, index) => index % 10 === 0)) {
      const steps = [it.startedAt, it.endedAt, it.completedAt, it.sentAt, it.acknowledgedAt]
      const taken = { draft: 1, completed: 3, sent: 4, acknowledged: 5 }[it.status]
      expect(steps.map((step) => step !== null)).toEqual(steps.map((_, index) => index < taken))
      const times = steps.flatMap((step) => step?.getTime() ?? [])
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const time of times) expect(dayIn(timeZone, new Date(time))).toBe(it.day)
    }
})
