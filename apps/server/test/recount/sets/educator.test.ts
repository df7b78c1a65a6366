import { contract } from '@corridor/contract/contract'
import { Report, type ReportCard } from '@corridor/contract/report'
import { EducatorId } from '@corridor/domain/ids'
import { describe, expect, test } from 'vitest'
import { sampleReaders } from '../sample-readers.ts'
import { recountEducator } from './one-educator.ts'

const { raw, people, now, today } = await sampleReaders()
/** Every sixteenth, and those who sign in. */
const educators = raw.educators.filter((it) => it.id % 16 === 0 || it.user_id !== null).map(({ id }) => id)

describe.each(people)('$email', (person) => {
  test.each([{}, { from: '2025-08-18', to: '2026-05-22' }])(
    'reads of educators what a recount finds too: %j',
    async (query) => {
      for (const educatorId of educators) {
        const { status, body } = await person.try(contract.reports.educator, {
          params: { educatorId },
          query,
        })
        const asked = { ...query, educators: [EducatorId.parse(educatorId)] }
        const mine = recountEducator({ raw, reader: person.reader, asked, now, today }, asked)
        if (status === 404) expect(mine.timeline).toEqual([])
        else {
          const report = Report.parse(body)
          expect(shownOf(report)).toEqual(mine)
          expect(report.cards.map(({ key }) => key.replace(/-\d+$/, '')).filter(isUnknown)).toEqual([])
        }
      }
    },
    60_000,
  )
})

const recounted = ['glance', 'on-task', 'questions', 'high-level-questions', 'timeline']
/** Their openings are walked for random districts; their numbers are not counted again. */
const others = [
  ...['advanced-task', 'instruction', 'time', 'look-fors', 'rubric', 'standards', 'focuses'],
  ...['steps', 'conferences', 'replies'],
]
const isUnknown = (key: string) => ![...recounted, ...others].includes(key)

const told = ['Visits', 'Sent within one school day', 'Replies', 'Times of day']

function shownOf({ cards }: Report): ReturnType<typeof recountEducator> {
  const card = (key: string) => cards.find((it) => it.key === key)
  const facts = card('glance')?.blocks.flatMap((it) => (it.kind === 'facts' ? it.items : [])) ?? []
  const talk = 'Teacher Conference'
  return {
    glance: facts.filter(({ label }) => told.includes(label)).map(({ label, value }) => [label, value]),
    onTask: rowsIn(card('on-task')).map((row) => row.slice(0, 4)),
    questions: rowsIn(card('questions')),
    highLevel: rowsIn(card('high-level-questions')).map((row) => row.slice(0, 4)),
    timeline: rowsIn(card('timeline'))
      .filter(([, tool]) => tool !== talk)
      .map(([day, tool, , observer]) => [day, tool, observer].join())
      .toSorted()
      .map((it) => [it]),
  }
}

function rowsIn(card: ReportCard | undefined): string[][] {
  const blocks = card?.blocks ?? []
  return blocks.flatMap((it) => (it.kind === 'chart' || it.kind === 'table' ? it.table.rows : []))
}
