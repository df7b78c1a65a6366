import { contract } from '@corridor/contract/contract'
import { Report } from '@corridor/contract/reports/report'
import { expect, test } from 'vitest'
import { product } from '../harness.ts'
import { plusDays } from './days.ts'
import { makeDistrict } from './random/make-district.ts'
import { EDUCATORS, type Planned, toolNames } from './random/plan.ts'

const made = await product()
type District = Awaited<ReturnType<typeof makeDistrict>>

const one: Planned = {
  educator: 0,
  observer: 0,
  day: '2026-10-05',
  hour: 16,
  minutes: 12,
  purpose: 'walkthrough',
  status: 'sent',
  isAhead: false,
  period: null,
  part: null,
  tools: toolNames,
  dice: 5,
}
const everybody = Array.from({ length: EDUCATORS }, (_, educator) => ({ ...one, educator }))
const WEEKS = 53
const everyWeek = Array.from({ length: WEEKS }, (_, week) => ({
  ...one,
  day: plusDays('2026-10-22', -7 * week),
  educator: week % EDUCATORS,
  dice: week,
}))
const scripts = ['Ñandú ', 'Жанна ', '山田太郎', 'فاطمة ']
const longName = (n: number) => `${n} ${(scripts[n % 4] ?? '').repeat(30)}`.slice(0, 120)

interface Case {
  readonly what: string
  readonly planned: Planned[]
  readonly items?: Record<string, string>
  readonly after?: string[]
  readonly query?: Record<string, string>
}

/** Between nothing and everything; for `npm run test:long`. */
const between: Case[] = [
  { what: 'visits that are all equal', planned: [...everybody, ...everybody] },
  {
    what: 'one educator',
    planned: Array.from({ length: 12 }, (_, n) => ({ ...one, hour: 10 + n, dice: n })),
  },
  { what: 'four visits', planned: everybody.slice(0, 4) },
]

test.each<Case>([
  { what: 'nothing at all', planned: [] },
  { what: 'one visit', planned: [one] },
  {
    what: 'one visit that nobody sent and nobody ended',
    planned: [{ ...one, status: 'completed', minutes: null }],
  },
  { what: 'a version with one item', planned: everybody, items: { a: 'Only this.' } },
  { what: 'all weeks of a year', planned: everyWeek, query: { from: '2025-10-20', to: '2026-10-22' } },
  {
    what: 'no school year',
    planned: everybody,
    after: ['update observations set year_starts_on = null', 'delete from school_years'],
  },
  ...(process.env.LONG === 'yes' ? between : []),
])(
  'of $what a report says what is so',
  async ({ planned, items, after = [], query = {} }) => {
    const district = await makeDistrict(made, planned, items)
    await change(district, after)

    expect(await wrongIn(district, query)).toEqual([])
  },
  60_000,
)

test('long names in any script stand in reports as they are', async () => {
  const district = await makeDistrict(made, everybody)
  const names = district.raw.educators.map(({ id }) => [id, longName(id)] as const)
  await made.database.tenant(district.id, async ({ client }) => {
    for (const [id, name] of names)
      await client.query('update educators set name = $2 where id = $1', [id, name])
    for (const [n, { id }] of Object.values(district.people).entries())
      await client.query('update users set name = $2 where id = $1', [id, longName(n)])
  })

  expect(await wrongIn(district, {})).toEqual([])
  const { body } = await district.people.administrator.call(contract.reports.schoolOverview, { query: {} })
  expect(JSON.stringify(body)).toContain(longName(0))
}, 60_000)

function change({ id }: District, statements: readonly string[]): Promise<void> {
  return made.database.tenant(id, async ({ client }) => {
    for (const statement of statements) await client.query(statement)
  })
}

async function wrongIn(
  { people, raw, set, rubric }: District,
  query: Record<string, string>,
): Promise<string[]> {
  const { schoolOverview, lookFor, rubric: rubrics, educator } = contract.reports
  const educatorId = Math.min(...raw.educators.map(({ id }) => id))
  const wrong: string[] = []
  for (const [role, person] of Object.entries(people))
    for (const { spec, ...asked } of [
      { spec: schoolOverview, query },
      { spec: lookFor, query, params: { configurationId: set } },
      { spec: rubrics, query, params: { configurationId: rubric } },
      { spec: educator, query, params: { educatorId } },
    ]) {
      const { status, body } = await person.try(spec, asked)
      const isStranger = status === 404 && spec !== schoolOverview
      const found = status === 200 ? wordsIn(Report.parse(body)).flatMap(wrongWords) : []
      if (status !== 200 && !isStranger) found.push(`answers ${status}`)
      wrong.push(...found.map((it) => `${role}, ${spec.path}: ${it}`))
    }
  return wrong
}

/** Every text of a report; a figure stands together with its note. */
function wordsIn(thing: unknown): string[] {
  if (typeof thing === 'string') return [thing]
  if (typeof thing !== 'object' || thing === null) return []
  if ('value' in thing && 'label' in thing && 'note' in thing)
    return [`${thing.label} ${thing.value} (${thing.note})`]
  return Object.values(thing).flatMap(wordsIn)
}

function wrongWords(words: string): string[] {
  const numbers = [
    ...words.matchAll(/\b\d+ of (\d+) \(\d+%\)/g),
    ...words.matchAll(/\b\d+% of (\d+)\b/g),
  ].map(([, n]) => Number(n))
  return [
    ...(/\b(NaN|Infinity|undefined|null)\b|\[object/.test(words) ? [`“${words}”`] : []),
    ...(numbers.some((n) => n < 5) ? [`a percentage of fewer than five: “${words}”`] : []),
  ]
}
