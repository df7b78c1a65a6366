import { distinct, many } from './arithmetic.ts'
import { type Question, type Visit, visitsOf } from './counted.ts'
import { type CardFigures, chart, type Figure } from './figures.ts'
import { headline } from './headline.ts'
import { aboutData, schoolBySchool, steps } from './schools-and-steps.ts'
import { advancedTask } from './tools/advanced-task.ts'
import { comments } from './tools/comments.ts'
import { keepingTime } from './tools/keeping-time.ts'
import { lookFors } from './tools/look-fors.ts'
import { narrative } from './tools/narrative.ts'
import { noticing } from './tools/noticing.ts'
import { onTask } from './tools/on-task.ts'
import { questioning } from './tools/questioning.ts'
import { rubric } from './tools/rubric.ts'
import { shortened } from './tools/shortened.ts'
import { standards } from './tools/standards.ts'
import type { Used } from './tools/used.ts'
import { weeks, when } from './when.ts'

/** Tools by their numbers. One without a recount stops it. */
const tools: Readonly<Record<number, { title: string; count: (used: Used) => Figure[] }>> = {
  1: { title: 'Noticing & Wondering', count: noticing },
  2: { title: 'On Task', count: onTask },
  3: { title: 'Advanced Task', count: advancedTask },
  4: { title: 'Higher-Level Questioning', count: questioning },
  5: { title: 'Narrative Corner', count: narrative },
  6: { title: 'Keeping Time', count: keepingTime },
  7: { title: 'Standard Over Time', count: standards },
  8: { title: 'Targeted Comment', count: comments },
  9: { title: 'Expanded Rubric', count: rubric },
  11: { title: 'Custom Look-Fors', count: lookFors },
}
const HOW_MANY_TOOLS = 11
/** Tools of which a district has many sets, each with its own card. */
const ofMany = [9, 11]

/** The whole school overview once more, from what was recorded. */
export function recountOverview(question: Question): CardFigures[] {
  const visits = visitsOf(question)
  return [
    headline(question, visits),
    ...weeks(question, visits),
    ...when(question, visits),
    ...toolCards(question, visits),
    ...schoolBySchool(question, visits),
    ...steps(question, visits),
    ...toolsUsed(visits),
    ...aboutData(question, visits),
  ]
}

function toolCards(question: Question, visits: readonly Visit[]): CardFigures[] {
  const { configurations } = question.raw
  return configurations
    .filter(({ id }) => visits.some(({ rows }) => rows.some((it) => it.configuration_id === id)))
    .toSorted((a, b) => placeOf(a.tool_type_id) - placeOf(b.tool_type_id) || (a.name < b.name ? -1 : 1))
    .map(({ id, name, tool_type_id }) => {
      const theirs = visits.filter(({ rows }) => rows.some((it) => it.configuration_id === id))
      const tool = tools[tool_type_id]
      if (!tool) throw new Error(`Nobody recounts the tool ${tool_type_id}.`)
      const educators = distinct(theirs.map((it) => it.educator))
      return {
        key: `tool-${id}`,
        title: ofMany.includes(tool_type_id) ? name : tool.title,
        line: `${many(theirs.length, 'visit')}, ${many(educators, 'educator')}`,
        figures: ofMany.includes(tool_type_id)
          ? shortened(tool.count(usedIn(question, theirs, id)), name)
          : tool.count(usedIn(question, theirs, id)),
      }
    })
}

/** The place of a tool: On Task, Keeping Time, Questioning, look-fors and rubrics come first. */
function placeOf(toolTypeId: number): number {
  const place = [2, 6, 4, 11, 9].indexOf(toolTypeId)
  return place === -1 ? 100 + toolTypeId : place
}

function usedIn(question: Question, visits: readonly Visit[], configuration: number): Used {
  const versions = question.raw.configuration_versions
    .filter((it) => it.configuration_id === configuration)
    .toSorted((a, b) => b.version - a.version)
  const rowsIn = ({ rows }: Visit) => rows.filter((it) => it.configuration_id === configuration)
  return {
    today: question.today,
    seesSums: question.reader.seesSums,
    visits: visits.map((visit) => ({ visit, rows: rowsIn(visit) })),
    rows: visits.flatMap(rowsIn),
    settings: versions[0]?.content,
    settingsOf: (row) => versions.find(({ version }) => version === row.configuration_version)?.content,
  }
}

function toolsUsed(visits: readonly Visit[]): CardFigures[] {
  const rows = Object.entries(tools).flatMap(([id, { title }]) => {
    const n = visits.filter((it) => it.rows.some((row) => row.tool_type_id === Number(id))).length
    return n > 0 ? [[title, String(n)]] : []
  })
  if (rows.length === 0) return []
  const words = many(visits.length, 'visit')
  const title = 'Tools used'
  const figure = chart(title, ['Tool', 'Visits'], rows, [visits.length, words])
  return [
    { key: 'tools', title, line: `${words}, ${rows.length} of ${HOW_MANY_TOOLS} tools`, figures: [figure] },
  ]
}
