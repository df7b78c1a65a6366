import { many, share, tally, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { compared } from './groups.ts'
import type { Used } from './used.ts'

interface Capture {
  readonly roomSeats: number
  readonly sampled: Readonly<Record<string, true>>
  readonly rounds: readonly {
    readonly demand: string | null
    readonly setting: string
    readonly looks: Readonly<Record<string, { readonly level: number; readonly offTask: string | null }>>
  }[]
}

export const captureOf = ({ document }: RawObservation) => document.capture as Capture

/** One look for each sampled seat that was seen in a round. */
export function looksIn(row: RawObservation) {
  const { roomSeats, sampled, rounds } = captureOf(row)
  return rounds.flatMap(({ demand, setting, looks }) =>
    Object.keys(sampled).flatMap((seat) => {
      const look = looks[seat]
      const third = Math.ceil(roomSeats / 3)
      const twoThirds = Math.ceil((2 * roomSeats) / 3)
      const zone = Number(seat) <= third ? 'front' : Number(seat) <= twoThirds ? 'middle' : 'back'
      return look ? [{ ...look, demand, setting, zone }] : []
    }),
  )
}
type Look = ReturnType<typeof looksIn>[number]

const levels = ['Not engaged', 'In and out', 'On task', 'Deeply engaged']
const demands = [
  ['dok-1', '1 Recall'],
  ['dok-2', '2 Skill'],
  ['dok-3', '3 Strategic'],
  ['dok-4', '4 Extended'],
  ['remember', 'Remember'],
  ['understand', 'Understand'],
  ['apply', 'Apply'],
  ['analyze', 'Analyze'],
  ['evaluate', 'Evaluate'],
  ['create', 'Create'],
] as const
const settings = [
  ['whole-group', 'Whole group'],
  ['small-group', 'Small group'],
  ['independent', 'Independent'],
] as const
const zones = [
  ['front', 'Front'],
  ['middle', 'Middle'],
  ['back', 'Back'],
] as const
const instead = [
  ['waiting', 'Waiting for materials'],
  ['head-down', 'Head down'],
  ['side-talk', 'Side talk'],
  ['device', 'Device'],
  ['out-of-seat', 'Out of seat'],
  ['other-work', 'Other school work'],
  ['other', 'Something else'],
  [null, 'Not noted'],
] as const
const breakdowns = [
  ['Engagement by what the task asks for', 'Task asks for', 'Kinds of tasks', demands, 'demand'],
  ['Engagement by setting', 'Setting', 'Settings', settings, 'setting'],
  ['Engagement by seat zone', 'Zone', 'Seat zones', zones, 'zone'],
] as const

const perLevel = (looks: readonly Look[]) => {
  const at = tally(looks.map(({ level }) => level))
  return levels.map((_, level) => at(level))
}

export function advancedTask(used: Used): Figure[] {
  const looks = used.rows.flatMap(looksIn)
  if (looks.length === 0) return [{ note: 'No student was seen in a round: there are no looks to count.' }]
  const n = looks.length
  const all = perLevel(looks)
  const rounds = total(used.rows.map((row) => captureOf(row).rounds.length))
  const seats = total(
    used.rows.map((row) => captureOf(row).rounds.length * Object.keys(captureOf(row).sampled).length),
  )
  const off = tally(looks.filter(({ level }) => level < 2).map(({ offTask }) => offTask))
  const away = looks.filter(({ level }) => level < 2).length
  const groups = breakdowns.map(([title, what, name, values, key]) => ({
    title,
    what,
    key,
    ...compared(
      name,
      values.map(([value, label]) => ({
        label,
        value,
        isIn: (row: RawObservation) => looksIn(row).some((it) => it[key] === value),
      })),
      used,
    ),
  }))
  const notes = groups.flatMap((it) => it.notes.flatMap((figure) => ('note' in figure ? [figure.note] : [])))
  const seen = `${many(rounds, 'round')}${seats > n ? `, ${seats - n} not seen` : ''}`
  const visits = used.visits.length
  return [
    chart('Engagement', ['Looks', ...levels], [['All visits', ...all.map(String)]], [n, many(n, 'look')]),
    {
      facts: [
        ['Looks', String(n), seen],
        ...levels.map((title, level) => [title, share(all[level] ?? 0, n)] as const),
        ['On task or deeper', share((all[2] ?? 0) + (all[3] ?? 0), n), 'compares with On Task'],
      ],
    },
    ...asked(used),
    ...groups.flatMap(({ title, what, key, shown }) => {
      const rows = shown.map(({ label, value }) => [
        label,
        ...perLevel(looks.filter((it) => it[key] === value)).map(String),
      ])
      return rows.length > 0 ? [chart(title, [what, ...levels], rows, [visits, many(visits, 'visit')])] : []
    }),
    ...(away > 0
      ? [
          chart(
            'Not engaged, or in and out',
            ['By', 'What', 'Looks'],
            instead.map(([kind, label]) => ['Instead of the task', label, String(off(kind))]),
            [away, many(away, 'look')],
          ),
        ]
      : []),
    ...[...new Set(notes)].map((note) => ({ note })),
  ]
}

function asked(used: Used): Figure[] {
  const at = tally(used.rows.flatMap((row) => captureOf(row).rounds.map(({ demand }) => demand)))
  return [demands.slice(0, 4), demands.slice(4)].flatMap((scale) => {
    const n = total(scale.map(([demand]) => at(demand)))
    if (n === 0) return []
    const cells = scale.map(([demand]) => share(at(demand), n))
    const columns = ['Task asks for', ...scale.map(([, title]) => title)]
    return [chart('What the tasks ask for', columns, [['Rounds', ...cells]], [n, many(n, 'round')])]
  })
}
