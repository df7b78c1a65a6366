import { intervalOf, many, percentOf, share, total } from '../arithmetic.ts'
import { chart, type Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { ranked } from './ranked.ts'
import { middleTwo } from './scale.ts'
import type { Used } from './used.ts'

interface Level {
  readonly value: number
  readonly mark: string
  readonly label: string
}
interface Indicator {
  readonly id: string
  readonly rank: string
  readonly domainId: string
  readonly code: string
  readonly title: string
  readonly roles: readonly string[]
}
interface Settings {
  readonly levels: readonly Level[]
  readonly domains: readonly { readonly id: string; readonly rank: string }[]
  readonly indicators: readonly Indicator[]
}
interface Capture {
  readonly role?: string
  readonly marks: Readonly<Record<string, { readonly level?: number }>>
  readonly evidence: readonly {
    readonly indicatorId: string
    readonly text: string
    readonly file?: object
  }[]
}

/**
 * The marks that one visit has of an indicator; undefined where its version does not have it. One for another role is
 * not unscored.
 */
export function marksOf(used: Used, row: RawObservation, id: string) {
  const known = (used.settingsOf(row) as Settings).indicators.find((it) => it.id === id)
  const { marks, evidence, role } = row.document.capture as Capture
  if (!known) return undefined
  const mark = marks[id]
  const pieces = evidence.filter((it) => it.indicatorId === id && (it.text.trim() !== '' || it.file)).length
  const plain = (it: string) => it.trim().toLowerCase()
  const isFor = !role || known.roles.length === 0 || known.roles.some((it) => plain(it) === plain(role))
  const isTouched = Object.keys(mark ?? {}).length > 0 || pieces > 0
  return { level: mark?.level, pieces, isUnscored: mark?.level === undefined && (isFor || isTouched) }
}

export function rubric(used: Used): Figure[] {
  const settings = used.settings as Settings
  const levels = settings.levels.toSorted((a, b) => a.value - b.value)
  const indicators = ranked(settings.domains).flatMap(({ id }) =>
    ranked(settings.indicators.filter((it) => it.domainId === id)),
  )
  const found = indicators.map((indicator) => ({
    indicator,
    marks: used.rows.flatMap((row) => marksOf(used, row, indicator.id) ?? []),
  }))
  const scoredIn = (of: (typeof found)[number]) => of.marks.filter(({ level }) => level !== undefined)
  const scored = total(found.map((it) => scoredIn(it).length))
  const visits = used.visits.length
  if (scored === 0)
    return [{ note: `No indicator was scored in ${visits === 1 ? 'this visit' : 'these visits'}.` }]
  const bare = total(found.map((it) => scoredIn(it).filter(({ pieces }) => pieces === 0).length))
  const top = topOf(levels)
  const columns = [
    'Indicator',
    ...levels.map(({ mark, label }) => `${mark} ${label}`),
    ...['Median', top.title, 'Scored visits', 'Not scored', `${top.title}, 95% interval`],
  ]
  const rows = found.map((it) => {
    const values = scoredIn(it).flatMap(({ level }) => level ?? [])
    const high = values.filter((value) => top.values.includes(value)).length
    const without = it.marks.filter(({ isUnscored }) => isUnscored).length
    const all = values.length + without
    return [
      `${it.indicator.code} ${it.indicator.title}`.trim(),
      ...levels.map(({ value }) => String(values.filter((level) => level === value).length)),
      medianOf(values, levels),
      values.length === 0 ? '–' : share(high, values.length),
      String(values.length),
      all < 5 ? String(without) : `${without} (${percentOf(without, all)})`,
      intervalOf(high, values.length),
    ]
  })
  return [
    chart('Levels by indicator', columns, rows, [visits, many(visits, 'visit')]),
    {
      facts: [
        ['Levels recorded', String(scored), `in ${many(visits, 'visit')}`],
        ['Pieces of evidence', String(total(found.flatMap((it) => it.marks.map(({ pieces }) => pieces))))],
        ['Scored without evidence', share(bare, scored)],
      ],
    },
    { note: 'Counts of scored visits. A visit rarely scores every indicator, so n differs by row.' },
  ]
}

/** The upper half of a scale: “Level 3 or 4”. */
export function topOf(levels: readonly Level[]) {
  const upper = levels.slice(Math.ceil(levels.length / 2))
  const [first, second, third] = upper.map(({ mark }) => mark)
  const more = third === undefined ? ` or ${second}` : ' or above'
  return {
    title: second === undefined ? `Level ${first}` : `Level ${first}${more}`,
    values: upper.map(({ value }) => value),
  }
}

function medianOf(values: readonly number[], levels: readonly Level[]): string {
  const two = middleTwo(values)?.map((value) => levels.find((it) => it.value === value)?.mark ?? '')
  if (!two) return '–'
  const [low, high] = two
  if (low === high) return `${low}`
  const half = (Number(low) + Number(high)) / 2
  return low !== '' && high !== '' && Number.isFinite(half) ? String(half) : `${low} to ${high}`
}
