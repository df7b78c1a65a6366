import { many } from '../arithmetic.ts'
import { spanOf } from '../counted.ts'
import { dayOf, plusDays, short, shortSeenFrom } from '../days.ts'
import type { Raw, RawObservation } from '../raw.ts'
import { line, type Rows, recordOf, type Said } from '../said.ts'
import { dayIn, hasRecord, isChanging, observerOf, type Story, shortDayAt, titles } from './story.ts'

type Step = Raw['action_steps'][number]
interface Talk {
  readonly goals: readonly {
    readonly id: string
    readonly text: string
    readonly measure: string
    readonly baseline: string
    readonly target: string
    readonly dueOn: string | null
  }[]
  readonly steps: readonly { readonly text: string }[]
  readonly signature: { readonly of: string } | null
}
const talkIn = ({ document }: RawObservation) => document.capture as Talk

/**
 * Whether the reader has the educator in sight: it is them, or somebody of their group, or at a school of today or the
 * one left last.
 */
export function isInSight({ raw, reader, educator, isMe, today }: Story): boolean {
  const held = raw.assignments.filter((it) => it.user_id === reader.userId && it.ended_at === null)
  const group = held.flatMap(({ role, educator_ids }) =>
    role === 'coach' || role === 'peer-observer' ? (educator_ids ?? []) : [],
  )
  const mine = reader.schools
  const taught = raw.educator_assignments.filter((it) => it.educator_id === educator.id)
  const lastDay = (it: (typeof taught)[number]) => it.ends_on ?? '9999-12-31'
  const latest = taught.map(lastDay).toSorted().at(-1) ?? today
  const schools = taught
    .filter((it) => lastDay(it) >= (latest < today ? latest : today))
    .map(({ school_id }) => school_id)
  return isMe || mine === 'all' || group.includes(educator.id) || schools.some((id) => mine.includes(id))
}

/** Steps that were open or closed in these days, and the goals of the last talk that set any. */
export function steps(story: Story): Said {
  const { raw, reader, today, educator, isMe } = story
  const zone = raw.districts[0]?.time_zone ?? 'UTC'
  const { from, to } = spanOf(story)
  const origin = ({ observation_id }: Step) => raw.observations.find(({ id }) => id === observation_id)
  const isCoaching = (it: Step) => origin(it)?.purpose === 'coaching'
  const them = raw.action_steps.filter(
    (it) =>
      it.educator_id === educator.id &&
      isInSight(story) &&
      (!isCoaching(it) || isMe || origin(it)?.observer_id === reader.userId) &&
      dayOf(it.created_at, zone) <= to &&
      (it.closed_at === null || dayOf(it.closed_at, zone) >= from),
  )
  const inOrder = them.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
  const state = (it: Step) => {
    if (it.status === 'open') return `Open · ${dueWords(it.due_on, today)}`
    const title = `${it.status.charAt(0).toUpperCase()}${it.status.slice(1)}`
    if (!it.closed_at) return title
    const [begun, closed] = [dayOf(it.created_at, zone), dayOf(it.closed_at, zone)]
    const days = Math.round((Date.parse(closed) - Date.parse(begun)) / 86_400_000)
    return `${title} ${shortSeenFrom(today, closed)}, ${days === 0 ? 'the same day' : many(days, 'day')}`
  }
  const entries = inOrder.map((it) => [
    state(it),
    it.text,
    ...(isCoaching(it) ? ['Coaching, not visible to anyone else'] : []),
  ])
  const set = goals(story)
  if (them.length === 0 && set.length === 0) return {}
  const counts = ['open', 'mastered', 'done', 'dropped']
    .map((status) => [them.filter((it) => it.status === status).length, status] as const)
    .filter(([n]) => n > 0)
  return {
    steps: [
      line(counts.map((it) => it.join(' ')).join(', ') || 'No action step in these days'),
      ...(entries.length > 0 ? [[['Action steps'], ...entries]] : []),
      ...set,
    ],
  }
}

/** The place of a step in the list: open ones first, by when they are due; then the last that was closed. */
function placeOf({ closed_at, due_on, created_at, id }: Step): string {
  const down = (at: string) => String(9e15 - Date.parse(at)).padStart(16, '0')
  return [closed_at ? down(closed_at) : '', due_on ?? '9999', down(created_at), id].join(' ')
}

function dueWords(due: string | null, today: string): string {
  if (due === null) return 'No due date'
  if (due < today) return `Past due since ${shortSeenFrom(today, due)}`
  if (due === today) return 'Due today'
  return due === plusDays(today, 1) ? 'Due tomorrow' : `Due ${shortSeenFrom(today, due)}`
}

export function goals(story: Story): Rows[] {
  for (const talk of story.talks) {
    const set = talkIn(talk)
      .goals.filter(({ text }) => text.trim() !== '')
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    if (set.length === 0 || !hasRecord(story, talk)) continue
    const rows = set.map(({ text, measure, baseline, target, dueOn }) => {
      const until = [target, dueOn ? short(dueOn) : ''].filter((it) => it !== '')
      return [text, measure, baseline, until.join(', by ')]
    })
    return [[[`Goals, as set ${dayIn(story, talk)}`], ...rows]]
  }
  return []
}

export function conferences(story: Story): Said {
  const { talks } = story
  if (talks.length === 0) return {}
  const rows = talks.map((talk) => {
    const agreed = talkIn(talk).steps.filter(({ text }) => text.trim() !== '').length
    return [
      dayIn(story, talk),
      observerOf(story, talk),
      signedWords(story, talk),
      isChanging(story, talk) ? '–' : String(agreed),
      ...recordOf(talk),
    ]
  })
  return { conferences: [line(many(talks.length, 'conference')), [['Conferences'], ...rows]] }
}

/** Who signed a conference, in words; whether both did is told to these two. */
export function signedWords(story: Story, talk: RawObservation): string {
  const { signature } = talkIn(talk)
  if (isChanging(story, talk)) return 'Being changed'
  if (!signature) return 'Not signed'
  if (!story.isMe && talk.observer_id !== story.reader.userId) return 'Signed'
  const isBoth = story.raw.contributions.some(
    (it) => it.observation_id === talk.id && it.kind === 'signature' && it.key === signature.of,
  )
  return isBoth ? 'Signed by both' : 'Signed by the leader'
}

const MOST_REPLIES = 20

export function replies(story: Story): Said {
  const all = story.replies
  if (all.length === 0) return {}
  const shown = all.slice(0, MOST_REPLIES)
  const words = many(all.length, 'reply', 'replies')
  const entries = shown.map(({ observation_id, written_at, value }) => {
    const to = [...story.rows, ...story.talks].find(({ id }) => id === observation_id)
    const what = to ? `${titles[to.tool_type_id]} of ${dayIn(story, to)}` : ''
    return [`${shortDayAt(story, written_at)} · to ${what}`, value.text]
  })
  const head = shown.length < all.length ? `The newest ${shown.length} of ${words}` : words
  return { replies: [line(head), [['Replies'], ...entries]] }
}
