import { contract } from '@corridor/contract/contract'
import { describe, expect, test } from 'vitest'
import type { Question } from '../counted.ts'
import { expectSame } from '../expect-same.ts'
import { randomFilters } from '../filters.ts'
import type { Sample } from '../sample-readers.ts'
import { recountLookFors } from './look-for-set.ts'
import { recountRubric } from './rubric-set.ts'
import { setVisits } from './set-visits.ts'

const { lookFor, rubric } = contract.reports

export function setTests({ raw, people, now, today }: Sample): void {
  const questions = [{}, ...randomFilters(raw, today)]
  const seen = new Set<string>()
  const kinds = raw.configurations
    .filter((it) => it.tool_type_id === 9 || it.tool_type_id === 11)
    .map(({ id, tool_type_id: tool }) =>
      tool === 9
        ? { id, tool, spec: rubric, recount: recountRubric }
        : { id, tool, spec: lookFor, recount: recountLookFors },
    )

  describe.each(people)('$email', (person) => {
    test.each(questions)('reads figures of sets that a recount finds too: %j', async (asked) => {
      const question: Question = { raw, reader: person.reader, asked, now, today }
      for (const { id, tool, spec, recount } of kinds) {
        const { status, body } = await person.try(spec, { params: { configurationId: id }, query: asked })
        // A set is not there for a reader who counts no visit with it and may not choose it.
        if (status === 404) expect(setVisits(question, tool, id).all).toEqual([])
        else for (const key of expectSame(body, recount(question, id))) seen.add(key)
      }
    })
  })

  test('every card of a set was recounted with a table in it', () => {
    expect([...seen].toSorted()).toEqual([
      ...['domains', 'each-look-for', 'educators', 'evidence', 'grades', 'levels-by-indicator'],
      ...['month-by-month', 'observers', 'other-answers', 'periods', 'schools', 'seen-together'],
      ...['self-ratings', 'subjects'],
    ])
  })
}
