import { dayIn } from '@corridor/domain/calendar/calendar'
import { purposes } from '@corridor/domain/observation/observation-words'
import type { Tool } from '@corridor/tools/definition/seal'
import { allTools, findTool } from '@corridor/tools/registry/registry'
import { LookForCapture } from '@corridor/tools/tools/custom-look-for/custom-look-for.shape'
import { NarrativeCapture } from '@corridor/tools/tools/narrative-corner/narrative-corner.shape'
import { wordsIn } from '@corridor/tools/tools/narrative-corner/spans'
import { StandardOverTimeCapture } from '@corridor/tools/tools/standard-over-time/standard-over-time.shape'
import { expect, test } from 'vitest'
import { makeSample } from '../make-sample.ts'
import { memoryOf } from '../visits/memory.ts'
import { captureOf } from './captures.ts'
import { lessonsIn } from './lessons/lessons.ts'

const ON_TASK = 2
const NARRATIVE = 5
const STANDARD = 7
const LOOK_FORS = 11
const districts = makeSample('2026-10-22')
const observations = districts.flatMap((district) => district.observations)
const [{ observations: alderValley = [] } = {}] = districts

const usualOf = (tool: Tool, isThisYear = true) => ({
  subject: 'All subjects',
  config: tool.usual(),
  isThisYear,
  targets: new Map(),
  earlier: [],
})

const visitOf = ({ startedAt, endedAt, students }: (typeof observations)[number]) => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  timeZone: 'America/Denver',
  studentsPresent: students,
})

function rateOf(it: (typeof observations)[number]) {
  const tool = toolOf(it)
  const facts = tool.facts(captureOf(it, usualOf(tool)), tool.usual(), visitOf(it))
  const count = (value: string) => facts.find((it) => it.item === 'code' && it.value === value)?.n ?? 0
  return count('on-task') / (count('on-task') + count('passive') + count('active') + count('other-work'))
}

test('captures of finished visits are complete, most of drafts are not, and all are captures of their tool', () => {
  const some = observations.filter(({ status }, index) => status === 'draft' || index % 50 === 0)
  for (const it of some)
    for (const isThisYear of [true, false]) {
      const tool = toolOf(it)
      const capture = captureOf(it, usualOf(tool, isThisYear))
      expect(tool.open(tool.version, capture)).toEqual(capture)
      expect(captureOf(it, usualOf(tool, isThisYear))).toEqual(capture)
      const isIncomplete = tool.missing(capture, tool.usual()).length > 0
      // Look-fors may stay without a mark: half of them are enough to finish.
      expect(isIncomplete).toBe(it.status === 'draft' && it.toolTypeId !== LOOK_FORS)
    }
})

function toolOf(it: (typeof observations)[number]): Tool {
  const tool = findTool(it.toolTypeId)
  if (!tool) throw new Error(`There is no tool ${it.toolTypeId}.`)
  return tool
}

test('look-fors that were left a draft are half marked', () => {
  const [finished] = observations.filter((it) => it.toolTypeId === LOOK_FORS && it.status !== 'draft')
  if (!finished) throw new Error('Nobody looked for anything.')
  const draft = { ...finished, status: 'draft' } as const
  const tool = toolOf(draft)
  const marked = LookForCapture.parse(captureOf(draft, usualOf(tool)))
  const all = tool.items(tool.usual()).length
  const count = Object.keys(marked.marks).length + marked.runs.length

  expect(count).toBeGreaterThan(all / 4)
  expect(count).toBeLessThan(all * 0.6)
})

test('scripts are tagged, by the whole line and by some of its words', () => {
  const scripted = alderValley.filter((it) => it.toolTypeId === NARRATIVE && it.status !== 'draft')
  const items = allTools.flatMap((tool) => tool.shipped().flatMap((content) => tool.items(content)))
  const targets = new Map(items.map(({ id, ...named }) => [id, { ...named, target: `1:${id}` }]))
  const lines = scripted.slice(0, 40).flatMap((it) => {
    const capture = captureOf(it, { ...usualOf(toolOf(it)), targets })
    return NarrativeCapture.parse(capture).lines
  })
  const tags = lines.flatMap(({ text, tags }) => Object.values(tags).map(({ span }) => ({ text, span })))

  expect(tags.length).toBeGreaterThan(lines.length / 2)
  expect(tags.some(({ span }) => span === null)).toBe(true)
  const words = tags.flatMap(({ text, span }) => (span ? [wordsIn(text, span)] : []))
  expect(words).toContain('because the author uses it')
  expect(words.every((it) => it !== undefined && it.length > 5)).toBe(true)
  // Everything that a line shows is an item of one of the sets.
  const lessons = ['All subjects', 'Music'].flatMap(lessonsIn)
  const shown = lessons.flat().flatMap(([, , , shows]) => Object.keys(shows ?? {}))
  expect(lessons).toHaveLength(4)
  expect(shown.filter((id) => !targets.has(id))).toEqual([])
})

test.each(['Thuy Nguyen', 'Marcus Bell', 'Hannah Lindqvist'])(
  '%s has a run with one missed chance',
  (name) => {
    const memory = memoryOf()
    const checks = alderValley
      .filter(
        (it) => it.educator === name && it.toolTypeId === STANDARD && it.startedAt > new Date('2026-08-17'),
      )
      .map((it) => {
        const tool = toolOf(it)
        const capture = captureOf(it, { ...usualOf(tool), earlier: memory.before(it) })
        memory.keep(it, tool.carry(capture, tool.usual()))
        return StandardOverTimeCapture.parse(capture)
      })
    const levels = checks.map(({ level }) => level)

    expect(checks.map(({ run }) => run.length)).toEqual(checks.map((_, index) => index))
    expect(new Set(checks.map(({ standardId }) => standardId)).size).toBe(1)
    expect(levels.length).toBeGreaterThanOrEqual(5)
    expect(levels.filter((level) => level === null)).toHaveLength(1)
    expect(levels.at(-1)).toBeGreaterThan(levels[0] ?? 3)
  },
)

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
