import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/report'
import { describe, expect, test } from 'vitest'
import type { Question } from '../counted.ts'
import { unlikeTable } from '../drawn.ts'
import { randomFilters } from '../filters.ts'
import { saidIn } from '../said.ts'
import { sampleReaders } from '../sample-readers.ts'
import { recountLookFors } from './look-for-set.ts'
import { recountRubric } from './rubric-set.ts'
import { setVisits } from './set-visits.ts'

const { raw, people, now, today } = await sampleReaders()
const questions = [{}, ...randomFilters(raw, today)]
const { lookFor, rubric } = contract.reports
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
      // Who counts no visit with it and may not choose it does not know of it.
      if (status === 404) expect(setVisits(question, tool, id).all).toEqual([])
      else {
        const report = Report.parse(body)
        expect(saidIn(report)).toEqual(recount(question, id))
        const charts = report.cards.flatMap(({ blocks }) => blocks.filter((it) => it.kind === 'chart'))
        expect(charts.flatMap(unlikeTable)).toEqual([])
      }
    }
  })
})
