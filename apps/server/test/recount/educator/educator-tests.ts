import { contract } from '@corridor/contract/contract'
import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { EducatorId } from '@corridor/domain/people/ids'
import { describe, expect, test } from 'vitest'
import { expectSame } from '../expect-same.ts'
import { randomFilters } from '../filters.ts'
import type { Sample } from '../sample-readers.ts'
import { recountEducator } from './one-educator.ts'
import { storyOf } from './story.ts'

const isLong = process.env.LONG === 'yes'
/** One of so many educators is asked about. */
const STRIDE = isLong ? 16 : 128

const lastYear = { from: '2025-08-18', to: '2026-05-22' }

export function educatorTests({ raw, people, now, today }: Sample): void {
  /**
   * Every so many of all educators, and those who sign in: in `npm test` all of these for the first question, and after
   * that only the reader.
   */
  const everyOne = (stride: number, isFirst = isLong) =>
    raw.educators
      .filter((it) => it.id % stride === 0 || (isFirst ? it.user_id !== null : isReader(it.id)))
      .map(({ id }) => id)
  const isReader = (id: number) => people.some(({ reader }) => reader.me === id)
  const asked = [
    { query: {}, educators: everyOne(STRIDE, true) },
    { query: lastYear, educators: everyOne(2 * STRIDE) },
    ...randomFilters(raw, today).map((query) => ({ query, educators: everyOne(4 * STRIDE) })),
  ]
  const seen = new Set<string>()

  describe.each(people)('$email', (person) => {
    test.each(asked)(
      'reads of educators what a recount finds too: $query',
      async ({ query, educators }) => {
        for (const educatorId of educators) {
          const { status, body } = await person.try(contract.reports.educator, {
            params: { educatorId },
            query,
          })
          const narrow: ReportAsked = { ...query, educators: [EducatorId.parse(educatorId)] }
          const question = { raw, reader: person.reader, asked: narrow, now, today }
          if (status === 404) {
            const { rows, talks } = storyOf(question, educatorId)
            expect([...rows, ...talks]).toEqual([])
          } else for (const key of expectSame(body, recountEducator(question, educatorId))) seen.add(key)
        }
      },
      60_000,
    )
  })

  test('every card of an educator was recounted with something in it', () => {
    expect([...seen].toSorted()).toEqual([
      ...['advanced-task', 'conferences', 'focuses', 'glance', 'high-level-questions', 'instruction'],
      ...['look-fors', 'on-task', 'questions', 'replies', 'rubric', 'standards', 'steps', 'time', 'timeline'],
    ])
  })
}
