import { isFinished, type Question, spanOf, type Visit, visitsOf } from '../counted.ts'
import { dayOf, shortSeenFrom } from '../days.ts'
import type { Raw, RawObservation } from '../raw.ts'
import { isBeingChanged, reads } from '../reader.ts'

/** What a report about one educator is made of, from rows as they are stored. */
export interface Story extends Question {
  readonly educator: Raw['educators'][number]
  readonly isMe: boolean
  readonly visits: readonly Visit[]
  /** The observations, in the order they began. */
  readonly rows: readonly RawObservation[]
  /** Conferences, the newest first. */
  readonly talks: readonly RawObservation[]
  /** What the educator wrote back, the newest first. */
  readonly replies: Raw['contributions']
  /** The observations whose record is at hand. */
  readonly recorded: ReadonlySet<string>
}

const CONFERENCE = 10
const MOST_RECORDS = 30
const timeOf = ({ started_at }: RawObservation) => Date.parse(started_at)

export function storyOf(question: Question, id: number): Story {
  const { raw, reader, asked } = question
  const educator = raw.educators.find((it) => it.id === id)
  if (!educator) throw new Error('There is nobody with that id.')
  const visits = visitsOf(question)
  const rows = visits.flatMap((it) => it.rows).toSorted((a, b) => timeOf(a) - timeOf(b))
  const { from, to } = spanOf(question)
  const talks = raw.observations
    .filter(
      (it) =>
        it.tool_type_id === CONFERENCE &&
        it.educator_id === id &&
        isFinished(it) &&
        reads(reader, it) &&
        from <= it.started_on &&
        it.started_on <= to &&
        (!asked.tools || asked.tools.includes(CONFERENCE)) &&
        (!asked.observers || asked.observers.some((one) => one === it.observer_id)) &&
        (!asked.purposes || asked.purposes.some((one) => one === it.purpose)),
    )
    .toSorted((a, b) => timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1))
  const known = new Set([...rows, ...talks].map((it) => it.id))
  const replies = raw.contributions
    .filter(({ kind, observation_id }) => kind === 'reply' && known.has(observation_id))
    .toSorted((a, b) => Date.parse(b.written_at) - Date.parse(a.written_at) || (a.key < b.key ? -1 : 1))
  const newest = [...rows, ...talks].toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, MOST_RECORDS)
  const recorded = new Set(newest.map((it) => it.id))
  return { ...question, educator, isMe: id === reader.me, visits, rows, talks, replies, recorded }
}

/** A story of which no visit is opened: only records of conferences are at hand. */
export function ofTalks(story: Story): Story {
  return { ...story, recorded: new Set(story.talks.slice(0, MOST_RECORDS).map((it) => it.id)) }
}

/** Whether the observation is being changed after it was sent: to the educator it has no figures then. */
export function isChanging({ reader }: Story, row: RawObservation): boolean {
  return isBeingChanged(reader, row)
}

/** What was captured with a tool, from the first. */
export function toldWith(story: Story, tool: number): RawObservation[] {
  return story.rows.filter((row) => row.tool_type_id === tool && !isChanging(story, row))
}

/** Whether the record of an observation is read: only those of the newest are. */
export function hasRecord({ recorded }: Story, { id }: RawObservation): boolean {
  return recorded.has(id)
}

export const dayIn = ({ today }: Story, row: RawObservation) => shortSeenFrom(today, row.started_on)

/** The day of an instant as the district has it, in short. */
export function shortDayAt({ raw, today }: Story, instant: string): string {
  return shortSeenFrom(today, dayOf(instant, raw.districts[0]?.time_zone ?? 'UTC'))
}

export function observerOf({ raw }: Story, row: RawObservation): string {
  return raw.users.find(({ id }) => id === row.observer_id)?.name ?? ''
}

/** The settings of a tool, a set or a rubric as they were in a visit. */
export function settingsOf({ raw }: Story, row: RawObservation): unknown {
  return raw.configuration_versions.find(
    (it) => it.configuration_id === row.configuration_id && it.version === row.configuration_version,
  )?.content
}

/** What tools of the recount read of one observation. */
export function usedIn(story: Story, rows: readonly RawObservation[]) {
  return {
    today: story.today,
    seesSums: false,
    visits: [],
    rows,
    settings: undefined,
    settingsOf: (row: RawObservation) => settingsOf(story, row),
  }
}

export const titles: Readonly<Record<number, string>> = {
  1: 'Noticing & Wondering',
  2: 'On Task',
  3: 'Advanced Task',
  4: 'Higher-Level Questioning',
  5: 'Narrative Corner',
  6: 'Keeping Time',
  7: 'Standard Over Time',
  8: 'Targeted Comment',
  9: 'Expanded Rubric',
  10: 'Teacher Conference',
  11: 'Custom Look-Fors',
}
