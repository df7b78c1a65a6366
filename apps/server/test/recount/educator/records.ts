import { clock, many, tally } from '../arithmetic.ts'
import { dayOf, shortSeenFrom } from '../days.ts'
import type { RawObservation } from '../raw.ts'
import { drawnRows, line, type Rows, type Said } from '../said.ts'
import {
  NOT_OBSERVED,
  runsIn,
  type Settings,
  secondsOf,
  type Track,
  tracksOf,
} from '../tools/keeping-time.ts'
import { type Capture, checkIn, levelsOf, type Settings as Standards, scaleOf } from '../tools/standards.ts'
import { dayIn, hasRecord, type Story, settingsOf, toldWith, usedIn } from './story.ts'

const MOST_RIBBONS = 6

/** How the time of the newest visits was used, piece by piece. */
export function ribbons(story: Story): Said {
  const all = toldWith(story, 6)
  const drawn = all
    .filter((row) => hasRecord(story, row))
    .slice(-MOST_RIBBONS)
    .toReversed()
  if (drawn.length === 0) return {}
  const words =
    drawn.length < all.length
      ? `The newest ${drawn.length} of ${many(all.length, 'visit')}`
      : many(all.length, 'visit')
  const titles = drawn.map((row) => titleOf(story, row))
  return {
    time: [
      line(drawn.length > 1 ? `${words}, the newest first.` : `${titles[0]}. ${words}.`),
      ...drawn.map((row) => ribbonOf(story, row)),
    ],
  }
}

function titleOf(story: Story, row: RawObservation): string {
  const observed = secondsOf(row, 'activities').filter((it) => it !== NOT_OBSERVED).length
  return `${dayIn(story, row)}, ${clock(observed)} observed`
}

function ribbonOf(story: Story, row: RawObservation): Rows {
  const done = piecesOf(story, row, 'activities')
  const grouped = tracksOf(row).groupings.length === 0 ? [] : piecesOf(story, row, 'groupings')
  return drawnRows(titleOf(story, row), [...done, ...grouped], [done.length, many(done.length, 'segment')])
}

function piecesOf(story: Story, row: RawObservation, track: Track): string[][] {
  const { categories, groupings } = settingsOf(story, row) as Settings
  const label = (key: string) =>
    track === 'activities'
      ? (categories[key]?.label ?? key)
      : key === 'not-noted'
        ? 'Not noted'
        : (groupings.find(({ id }) => id === key)?.label ?? key)
  let from = 0
  return runsIn(secondsOf(row, track)).map(({ key, length }) => {
    const begun = from
    from += length
    const name = track === 'activities' ? 'Activity' : 'Grouping'
    return [label(key), clock(begun), clock(from), clock(length), notesIn(row, track, begun, from), name]
  })
}

/** What was noted where something began within a piece. */
function notesIn(row: RawObservation, track: Track, from: number, to: number): string {
  const begun = Date.parse(row.document.startedAt)
  const starts: readonly { readonly at: string; readonly note?: string }[] = tracksOf(row)[track]
  return starts
    .filter(({ at }) => {
      const second = Math.max(0, Math.floor((Date.parse(at) - begun) / 1_000))
      return from <= second && second < to
    })
    .flatMap(({ note }) => note || [])
    .join('; ')
}

/** Each standard as the newest check of it has its run. */
export function standardRuns(story: Story): Said {
  const all = toldWith(story, 7)
  const found = new Map<string, Rows>()
  for (const row of all.toReversed()) {
    const { standardId } = row.document.capture as Capture
    const standard = (settingsOf(story, row) as Standards).standards.find(({ id }) => id === standardId)
    if (!standard || !hasRecord(story, row)) continue
    const title = `${standard.code} · ${standard.title}`
    if (!found.has(title)) found.set(title, standardRun(story, row, title))
  }
  if (found.size === 0) return {}
  const words = `${many(all.length, 'visit')}. Runs begin before these days where checks were made earlier.`
  return { standards: [line(words), ...found.values()] }
}

function standardRun(story: Story, row: RawObservation, title: string): Rows {
  const settings = settingsOf(story, row) as Standards
  const { standardId, run } = row.document.capture as Capture
  const { startedAt, timeZone } = row.document
  const standard = settings.standards.find(({ id }) => id === standardId)
  const value = checkIn(usedIn(story, [row]), row)?.value ?? null
  const now = { startedAt, value, levels: standard ? levelsOf(standard, settings) : [] }
  const earlier = run.filter((it) => it.startedAt < startedAt)
  const checks = [...earlier.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)), now]
  const rows = checks.map((check, place) => {
    const before = checks[place - 1]
    const isBreak = before !== undefined && scaleOf(before.levels) !== scaleOf(check.levels)
    const label = check.levels.find((it) => it.value === check.value)?.label
    const words = label === undefined ? String(check.value) : `${check.value} ${label}`
    return [
      shortSeenFrom(dayOf(startedAt, timeZone), dayOf(check.startedAt, timeZone)),
      check.value === null ? 'No opportunity' : words,
      isBreak ? 'another scale from here' : '',
    ]
  })
  return drawnRows(title, rows, [checks.length, many(checks.length, 'check')])
}

const abouts = { teacher: 'Teacher', students: 'Students', environment: 'Room', materials: 'Materials' }
const kinds = {
  strength: 'Strength',
  question: 'Question',
  suggestion: 'Suggestion',
  'next-step': 'Next step',
  note: 'Note',
}
const MOST_TARGETS = 8

interface Written {
  readonly text: string
}
interface Named {
  readonly code: string
  readonly title: string
}
type Entry = Written & { readonly about: string | null; readonly tags: Readonly<Record<string, Named>> }
type Comment = Written & { readonly kind: string; readonly target: (Named & { readonly id: string }) | null }

const isWritten = ({ text }: Written) => text.trim() !== ''
const entriesIn = ({ document }: RawObservation) =>
  (document.capture as { entries: Entry[] }).entries.filter(isWritten)
const commentsIn = ({ document }: RawObservation) =>
  (document.capture as { comments: Comment[] }).comments.filter(isWritten)

/** What observers wrote about, and what they tied it to. */
export function focuses(story: Story): Said {
  const [noticed, commented] = [toldWith(story, 1), toldWith(story, 8)]
  const all = [...noticed, ...commented]
  const about = tally(noticed.flatMap(entriesIn).map((it) => it.about))
  const kind = tally(commented.flatMap(commentsIn).map((it) => it.kind))
  const isPartial = all.some((row) => !hasRecord(story, row))
  const read = (rows: readonly RawObservation[]) => rows.filter((row) => hasRecord(story, row))
  const tags = read(noticed)
    .flatMap(entriesIn)
    .flatMap((it) => Object.values(it.tags).map(({ code, title }) => `${code} ${title}`.trim()))
  const targets = read(commented)
    .flatMap(commentsIn)
    .flatMap(({ target }) => (target ? [targetWords(target)] : []))
  const tied = `Tied to look-fors and indicators${isPartial ? ', in the newest records' : ''}`
  const rows = [
    ...Object.entries(abouts)
      .map(([key, label]) => ['Noticings and wonderings about', label, about(key)] as const)
      .toSorted(([, , a], [, , b]) => b - a),
    ...Object.entries(kinds).map(([key, label]) => ['Comments', label, kind(key)] as const),
    ...mostOf([...tags, ...targets]).map(([label, n]) => [tied, label, n] as const),
  ].filter(([, , n]) => n > 0)
  if (rows.length === 0) return {}
  const words = many(all.length, 'record')
  return {
    focuses: [
      line(`${words} of Noticing & Wondering or Targeted Comment. Entries are counted.`),
      drawnRows(
        'What was written about',
        rows.map((row) => row.map(String)),
        [all.length, words],
      ),
    ],
  }
}

function targetWords({ id, code, title }: NonNullable<Comment['target']>): string {
  if (id.startsWith('goal:')) return `Goal: ${title.trim()}`
  return id.startsWith('step:') ? `Action step: ${title.trim()}` : `${code} ${title}`.trim()
}

function mostOf(labels: readonly string[]): (readonly [string, number])[] {
  const n = tally(labels)
  const all = [...new Set(labels)]
    .map((label) => [label, n(label)] as const)
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const rest = all.slice(MOST_TARGETS)
  if (rest.length < 2) return all
  const sum = rest.reduce((sofar, [, it]) => sofar + it, 0)
  return [...all.slice(0, MOST_TARGETS), [`${rest.length} others`, sum]]
}
