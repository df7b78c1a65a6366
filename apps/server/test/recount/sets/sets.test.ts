import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/report'
import { describe, expect, test } from 'vitest'
import type { Question } from '../counted.ts'
import { randomFilters } from '../filters.ts'
import { sampleReaders } from '../sample-readers.ts'
import { recountLookFors, type Tables } from './look-for-set.ts'
import { recountRubric } from './rubric-set.ts'

const { raw, people, now, today } = await sampleReaders()
const questions = [{}, ...randomFilters(raw, today)]
const { lookFor, rubric } = contract.reports
const kinds = raw.configurations
  .filter((it) => it.tool_type_id === 9 || it.tool_type_id === 11)
  .map(({ id, tool_type_id }) => (tool_type_id === 9 ? rubrics(id) : lookFors(id)))

function lookFors(id: number) {
  return { id, spec: lookFor, recount: recountLookFors, others: ['evidence'] }
}

function rubrics(id: number) {
  return { id, spec: rubric, recount: recountRubric, others: ['educators', 'self-ratings', 'periods'] }
}

describe.each(people)('$email', (person) => {
  test.each(questions)('reads tables of sets that a recount finds too: %j', async (asked) => {
    const question: Question = { raw, reader: person.reader, asked, now, today }
    for (const { id, spec, recount, others } of kinds) {
      const { status, body } = await person.try(spec, { params: { configurationId: id }, query: asked })
      // Who counts no visit with it and may not choose it does not know of it.
      if (status === 404) expect(recount(question, id)).toEqual({})
      else expect(without(tablesIn(Report.parse(body)), others)).toEqual(used(recount(question, id)))
    }
  })
})

function tablesIn({ cards }: Report): Tables {
  return used(
    Object.fromEntries(
      cards.map(({ key, blocks }) => [
        key,
        blocks.flatMap((it) => (it.kind === 'table' || it.kind === 'chart' ? [it.table.rows] : [])),
      ]),
    ),
  )
}

/** Cards without a table say why in words. */
function used(tables: Tables): Tables {
  return Object.fromEntries(Object.entries(tables).filter(([, them]) => them.length > 0))
}

function without(tables: Tables, keys: readonly string[]): Tables {
  return Object.fromEntries(Object.entries(tables).filter(([key]) => !keys.includes(key)))
}
