import { expect, test } from 'vitest'
import { lessonFacts, partTitle, timeWords } from './record-words.ts'

const timeZone = 'America/Denver'
const times = (startedAt: string, endedAt: string | null) => timeWords({ startedAt, endedAt, timeZone })

test('a visit has the time from and to, with each half of the day once', () => {
  expect(times('2026-10-22T16:11:00Z', '2026-10-22T16:21:00Z')).toBe('10:11–10:21 AM')
  expect(times('2026-10-22T17:50:00Z', '2026-10-22T18:05:00Z')).toBe('11:50 AM–12:05 PM')
  expect(times('2026-10-22T16:11:00Z', null)).toBe('10:11 AM')
})

test('a visit within one minute has one time', () => {
  expect(times('2026-10-22T15:30:02Z', '2026-10-22T15:30:40Z')).toBe('9:30 AM')
})

test('a part is named by its tool, and by its set where there are several', () => {
  expect(partTitle('On Task', undefined)).toBe('On Task')
  expect(partTitle('Custom Look-Fors', 'Every Classroom')).toBe('Custom Look-Fors: Every Classroom')
  expect(partTitle('Expanded Rubric', 'Expanded Rubric')).toBe('Expanded Rubric')
})

const lesson = {
  educator: { grades: '8', subject: 'Math', room: 'Room 224' },
  period: '3',
  partOfLesson: 'middle',
  studentsPresent: 26,
} as const

test('a lesson has its class, who was there, and which part of it was seen', () => {
  const facts = lessonFacts(lesson)

  expect(facts.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))).toEqual([
    'Class: Grade 8 Math, Period 3, Room 224',
    'Students present: 26',
    'Part of lesson: Middle',
  ])
  expect(facts.map(({ words }) => words).slice(1)).toEqual(['26 students', 'Middle of the lesson'])
})

test('of a lesson only what was noted is said, also of a copy that does not keep the part', () => {
  const { partOfLesson: _, ...earlier } = lesson
  const titles = (it: Parameters<typeof lessonFacts>[0]) => lessonFacts(it).map(({ label }) => label)

  expect(titles(earlier)).toEqual(['Class', 'Students present'])
  expect(titles({ ...lesson, partOfLesson: null, studentsPresent: null })).toEqual(['Class'])
  const nobody = { educator: { grades: '', subject: '', room: '' }, period: null, studentsPresent: 0 }
  expect(lessonFacts(nobody).map(({ words }) => words)).toEqual(['0 students'])
})

test('a short name stays in one line, a long one may be broken', () => {
  const [inClass] = lessonFacts({
    ...lesson,
    educator: { grades: '', subject: '', room: 'Portable behind the gym' },
  })

  expect(inClass?.value).toBe('Period\u00a03, Portable behind the gym')
})
