import { many, percentOf, quantile, secondsFrom, share, tally, total, withCommas } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { drawnIn, type Used } from './used.ts'

interface Asked {
  readonly at: string
  readonly kind: string
  readonly level: string | null
  readonly asker: string
  readonly form: string | null
  readonly isFollowUp: boolean
  readonly waitSeconds: number | null
}

export const scales = [
  [
    ['remember', 'Remember'],
    ['understand', 'Understand'],
    ['apply', 'Apply'],
    ['analyze', 'Analyze'],
    ['evaluate', 'Evaluate'],
    ['create', 'Create'],
  ],
  [
    ['dok-1', '1 Recall'],
    ['dok-2', '2 Skill'],
    ['dok-3', '3 Strategic'],
    ['dok-4', '4 Extended'],
  ],
  [
    ['low', 'Low'],
    ['high', 'High'],
  ],
] as const
const cuts = ['Analyze or above', '3 Strategic or above', 'High level']
const high = ['analyze', 'evaluate', 'create', 'dok-3', 'dok-4', 'high']

export const askedIn = ({ document }: RawObservation) =>
  (document.capture as { questions: Asked[] }).questions
const isAcademic = (it: Asked) => it.kind === 'academic' && it.level !== null
export const isHighLevel = ({ level }: Asked) => level !== null && high.includes(level)

export const academicIn = (row: RawObservation) => askedIn(row).filter(isAcademic)

/** How long the observer listened; without an end, until the last question. */
function listened(row: RawObservation): number {
  const { startedAt, endedAt } = row.document
  const last = [startedAt, ...askedIn(row).map(({ at }) => at)].toSorted().at(-1) ?? startedAt
  return Math.round(secondsFrom(startedAt, endedAt ?? last))
}

/** The five minutes of its visit in which a question was asked; one at the end or after it is in the last of them. */
function slotOf(row: RawObservation, { at }: Asked): number {
  const { startedAt, endedAt } = row.document
  const second = Math.round(secondsFrom(startedAt, at))
  const last = endedAt === null ? second : Math.max(0, Math.round(secondsFrom(startedAt, endedAt)) - 1)
  return Math.min(5, Math.floor(Math.min(second, last) / 300))
}

const waits = [
  [1, 'under 1 s'],
  [2, '1 to 2 s'],
  [3, '2 to 3 s'],
  [5, '3 to 5 s'],
  [10, '5 to 10 s'],
  [Number.POSITIVE_INFINITY, '10 s or more'],
] as const

function middleWait(times: readonly number[]): string {
  const lower = times.toSorted((a, b) => a - b)[Math.ceil(times.length / 2) - 1]
  return lower === undefined ? 'Not timed' : (waits.find(([end]) => lower < end)?.[1] ?? '')
}

export function questioning(used: Used): Figure[] {
  const all = used.rows.flatMap(askedIn)
  const academic = all.filter(isAcademic)
  const [procedural, rhetorical] = ['procedural', 'rhetorical'].map(
    (kind) => all.filter((it) => it.kind === kind).length,
  )
  const apart = (procedural ?? 0) + (rhetorical ?? 0)
  const asides = [
    'Counted apart',
    String(apart),
    `${procedural} procedural, ${rhetorical} rhetorical`,
  ] as const
  if (academic.length === 0)
    return [
      { note: 'No academic question was recorded in these visits.' },
      ...(apart > 0 ? [{ facts: [asides] }] : []),
    ]
  const at = tally(academic.map(({ level }) => level))
  const there = scales.filter((scale) => scale.some(([level]) => at(level) > 0))
  const [only] = there
  const cut = only && there.length === 1 ? cuts[scales.indexOf(only)] : 'High level'
  const part = (label: string, is: (it: Asked) => boolean) =>
    [label, share(academic.filter(is).length, academic.length)] as const
  const times = academic.flatMap(({ waitSeconds }) => waitSeconds ?? [])
  const wait = ['Median wait time', middleWait(times)] as const
  const marked = academic.filter(({ form }) => form !== null)
  const followUps = academic.filter(({ isFollowUp }) => isFollowUp).length
  const seconds = total(used.rows.map(listened))
  const words = `${withCommas(academic.length)} in ${withCommas(Math.round(seconds / 60))} min`
  const rate = ((academic.length * 600) / seconds).toFixed(1)
  const moment = `${many(academic.length, 'question')} in ${many(Math.round(seconds), 'second')}`
  return [
    ...there.map((scale) => {
      const n = total(scale.map(([level]) => at(level)))
      return chart(
        'Questions by level',
        ['Academic questions', ...scale.map(([, title]) => title)],
        [['All visits', ...scale.map(([level]) => String(at(level)))]],
        [n, many(n, 'academic question')],
      )
    }),
    {
      facts: [
        part(cut ?? '', isHighLevel),
        ...middleHalf(used),
        part('Asked by students', ({ asker }) => asker === 'student'),
        marked.length === 0
          ? (['Open questions', 'Not marked'] as const)
          : ([
              'Open questions',
              share(marked.filter((it) => it.form === 'open').length, marked.length),
              `of ${many(marked.length, 'question')} marked open or closed`,
            ] as const),
        followUps === 0
          ? (['Follow-up questions', 'Not marked'] as const)
          : (['Follow-up questions', String(followUps), 'marked so'] as const),
        times.length > 0 ? ([...wait, `${times.length} timed`] as const) : wait,
        seconds === 0
          ? ['Questions in 10 minutes', 'Not timed', words]
          : seconds < 180
            ? ['Questions in 10 minutes', moment, 'no rate under 3 minutes']
            : ['Questions in 10 minutes', rate, words],
        asides,
      ],
    },
    profile(used),
  ]
}

function middleHalf(used: Used) {
  const shares = drawnIn(used).flatMap(({ rows }) => {
    const theirs = rows.flatMap(askedIn).filter(isAcademic)
    return theirs.length < 5 ? [] : [theirs.filter(isHighLevel).length / theirs.length]
  })
  if (shares.length < 5) return []
  const [low, top] = [0.25, 0.75].map((part) => percentOf(quantile(shares, part), 1))
  const note = `${many(shares.length, 'visit')} with 5 or more questions`
  return [['Middle half of visits', `${low} to ${top}`, note]] as const
}

function profile(used: Used): Figure {
  const placed = used.rows.flatMap((row) =>
    askedIn(row)
      .filter(isAcademic)
      .map((it) => ({ slot: slotOf(row, it), isHigh: isHighLevel(it) })),
  )
  const rows = [0, 1, 2, 3, 4, 5].flatMap((slot) => {
    const here = placed.filter((it) => it.slot === slot)
    const seconds = total(
      used.rows.map((row) => {
        const left = Math.max(0, listened(row) - 300 * slot)
        return slot === 5 ? left : Math.min(300, left)
      }),
    )
    const top = here.filter((it) => it.isHigh).length
    const title = slot === 5 ? 'After 25 min' : `${5 * slot} to ${5 * slot + 5} min`
    return here.length + seconds === 0
      ? []
      : [[title, String(here.length - top), String(top), (seconds / 60).toFixed(1)]]
  })
  const columns = ['Part of the visit', 'Other levels', 'High level', 'Minutes observed']
  const n = used.visits.length
  return chart('Questions in every five minutes', columns, rows, [n, many(n, 'visit')])
}
