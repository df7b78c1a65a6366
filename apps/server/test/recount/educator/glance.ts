import { distinct, many, tally } from '../arithmetic.ts'
import { spanOf } from '../counted.ts'
import { plusDays, schoolDaysBetween, short } from '../days.ts'
import { line, type Said } from '../said.ts'
import type { Story } from './story.ts'

type Fact = readonly string[]

const weekday = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
/** “Thu, Oct 22” */
const withWeekday = (day: string) => `${weekday(day)}, ${short(day)}`

export function glance(story: Story): Said {
  const { visits, educator } = story
  const head = line(many(visits.length, 'visit'))
  if (visits.length === 0) {
    const { from, to } = spanOf(story)
    const words = `No visit with ${educator.name} from ${withWeekday(from)} to ${withWeekday(to)} that you may read.`
    return { glance: [head, line(words)] }
  }
  const observers = many(distinct(visits.map((it) => it.observer)), 'observer')
  const tools = many(distinct(visits.flatMap(({ rows }) => rows.map((it) => it.tool_type_id))), 'tool')
  const facts = [
    ['Visits', String(visits.length), `${observers}, ${tools}`],
    last(story),
    ...sent(story),
    ...times(story),
  ]
  return { glance: [head, facts] }
}

/** The day of the last visit, and how many school days ago that was. */
function last({ raw, visits, today }: Story): Fact {
  const day =
    visits
      .map((it) => it.day)
      .toSorted()
      .at(-1) ?? ''
  const near = day === today ? 'Today' : day === plusDays(today, -1) ? 'Yesterday' : undefined
  if (near) return ['Last visit', near, withWeekday(day)]
  const since = schoolDaysBetween(raw, day, today)
  return [
    'Last visit',
    withWeekday(day),
    since > 0 ? `${many(since, 'school day')} ago` : 'no school day since',
  ]
}

function sent({ visits, replies, isMe }: Story): Fact[] {
  const due = visits.filter(({ isInTime }) => isInTime !== null)
  const inTime = due.filter(({ isInTime }) => isInTime).length
  const gone = visits.filter(({ isSent }) => isSent)
  const waiting = visits.length - gone.length
  const replied = gone.filter(({ rows }) =>
    replies.some((it) => rows.some(({ id }) => id === it.observation_id)),
  ).length
  const first = ['Sent within one school day', `${inTime} of ${due.length}`]
  return [
    ...(due.length === 0 ? [] : [waiting > 0 && !isMe ? [...first, `${waiting} not sent yet`] : first]),
    ...(gone.length === 0 ? [] : [['Replies', `${replied} of ${gone.length}`, 'sent visits']]),
  ]
}

function times({ visits, educator }: Story): Fact[] {
  const at = tally(visits.map(({ period }) => period || null))
  const names = [...new Set(visits.flatMap(({ period }) => period || []))]
  if (names.length === 0) return []
  const words = names
    .toSorted(new Intl.Collator('en', { numeric: true }).compare)
    .map((name) => `${/^\d/.test(name) ? 'P' : ''}${name}: ${at(name)}`)
  const missed = educator.periods
    .filter((it) => !names.includes(it))
    .map((it) => (/^\d/.test(it) ? `Period ${it}` : it))
  const notes = [
    ...(missed.length > 0 ? [`no visit in ${and(missed)}`] : []),
    ...(at(null) > 0 ? [`not noted: ${at(null)}`] : []),
  ]
  const fact = ['Times of day', words.join(' · ')]
  return [notes.length > 0 ? [...fact, notes.join('; ')] : fact]
}

/** “one, two and three” */
function and(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
