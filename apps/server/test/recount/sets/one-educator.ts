import { many, share, tally } from '../arithmetic.ts'
import { type Question, type Visit, visitsOf } from '../counted.ts'
import { shortSeenFrom } from '../days.ts'
import type { RawObservation } from '../raw.ts'
import { scoredRate } from '../tools/on-task.ts'
import { academicIn, isHighLevel, scaleTitles } from '../tools/questioning.ts'

/** What the recount knows of a report about one educator, by card: facts as label and value, tables as columns of them. */
export interface EducatorFigures {
  readonly glance: readonly (readonly [string, string])[]
  readonly onTask: readonly (readonly string[])[]
  readonly questions: readonly (readonly string[])[]
  readonly highLevel: readonly (readonly string[])[]
  /** Without conferences. */
  readonly timeline: readonly (readonly string[])[]
}

const titles: Readonly<Record<number, string>> = {
  1: 'Noticing & Wondering',
  2: 'On Task',
  3: 'Advanced Task',
  4: 'Higher-Level Questioning',
  5: 'Narrative Corner',
  6: 'Keeping Time',
  7: 'Standard Over Time',
  8: 'Targeted Comment',
  9: 'Expanded Rubric',
  11: 'Custom Look-Fors',
}

export function recountEducator(question: Question, asked: Question['asked']): EducatorFigures {
  const { raw, today } = question
  const visits = visitsOf({ ...question, asked })
  const rows = visits.flatMap((it) => it.rows)
  const nameOf = (row: RawObservation) => raw.users.find(({ id }) => id === row.observer_id)?.name ?? ''
  const day = (row: RawObservation) => shortSeenFrom(today, row.started_on)
  const inOrder = rows.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at))
  const asking = inOrder.filter((it) => it.tool_type_id === 4)
  return {
    glance: visits.length === 0 ? [] : glance(question, visits),
    onTask: inOrder
      .filter((it) => it.tool_type_id === 2)
      .map((row) => {
        const { k, n, sweeps } = scoredRate(row)
        return [day(row), share(k, n), many(sweeps, 'sweep'), nameOf(row)]
      }),
    questions: asking.slice(-12).map((row) => {
      const academic = academicIn(row)
      const at = tally(academic.map(({ level }) => level))
      const high = academic.filter(isHighLevel).length
      return [day(row), ...scaleTitles.map(([level]) => String(at(level))), `${high} of ${academic.length}`]
    }),
    // Of one visit the card of levels says it all.
    highLevel: (asking.length > 1 ? asking : []).map((row) => {
      const academic = academicIn(row)
      const words = share(academic.filter(isHighLevel).length, academic.length)
      return [day(row), words, many(academic.length, 'academic question'), nameOf(row)]
    }),
    timeline: inOrder
      .map((row) => [day(row), titles[row.tool_type_id] ?? '', nameOf(row)].join())
      .toSorted()
      .map((it) => [it]),
  }
}

function glance({ raw }: Question, visits: readonly Visit[]): (readonly [string, string])[] {
  const due = visits.filter(({ isInTime }) => isInTime !== null)
  const sent = visits.filter(({ isSent }) => isSent)
  const replied = sent.filter(({ rows }) =>
    raw.contributions.some((it) => it.kind === 'reply' && rows.some(({ id }) => id === it.observation_id)),
  )
  const periods = tally(visits.map(({ period }) => period))
  const names = [...new Set(visits.flatMap(({ period }) => period ?? []))]
  const times = names
    .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => `${/^\d/.test(name) ? 'P' : ''}${name}: ${periods(name)}`)
  return [
    ['Visits', String(visits.length)],
    ...(due.length > 0
      ? [
          [
            'Sent within one school day',
            `${due.filter(({ isInTime }) => isInTime).length} of ${due.length}`,
          ] as const,
        ]
      : []),
    ...(sent.length > 0 ? [['Replies', `${replied.length} of ${sent.length}`] as const] : []),
    ...(times.length > 0 ? [['Times of day', times.join(' · ')] as const] : []),
  ]
}
