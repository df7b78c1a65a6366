import { firstOfMonth } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import type { SetRecord, SetVisit, SetVisits } from './set-visit.ts'

/** What figures about a set are kept apart by. */
export type SetGroup = 'month' | 'version' | 'school' | 'grades' | 'subject' | 'educator' | 'observer'

const groupOf: Record<SetGroup, (visit: SetVisit, record: SetRecord) => string> = {
  month: ({ startedOn }) => firstOfMonth(startedOn),
  version: (_, { version }) => String(version),
  school: ({ schoolId }) => String(schoolId),
  grades: (_, { grades }) => grades,
  subject: (_, { subject }) => subject,
  educator: ({ educatorId }) => String(educatorId),
  observer: ({ observerId }) => String(observerId),
}

/** Of one group: in how many visits each figure has something, and how much of it. */
export interface FiguresOfGroup {
  readonly key: readonly string[]
  readonly visits: Int32Array
  readonly n: Float64Array
}

/** The figures, by their numbers, that a fact counts for. */
type FiguresOf = (item: string, value: string) => readonly number[]

/** A visit in which a figure has several things, or that has several records of a group, is one. */
export function countFigures(
  { facts, visits }: SetVisits,
  by: readonly SetGroup[],
  size: number,
  figuresOf: FiguresOf,
): FiguresOfGroup[] {
  const table = facts.all.map(([item, value, n]): Counting => ({ n, figures: figuresOf(item, value) }))
  const groups = new Map<string, FiguresOfGroup>()
  // Of each figure: in which visit it was last found.
  const last = new Int32Array(size)
  let nth = 0
  for (const visit of visits)
    inGroups(visit, by, (name, key, records) => {
      nth += 1
      const known = groups.get(name)
      const group = known ?? { key, visits: new Int32Array(size), n: new Float64Array(size) }
      if (!known) groups.set(name, group)
      for (const { facts: places } of records)
        for (const place of places) addTo(group, table[place], last, nth)
    })
  return [...groups.values()]
}

/** How much a fact counts, and for which figures. */
interface Counting {
  readonly n: number
  readonly figures: readonly number[]
}

function addTo(group: FiguresOfGroup, fact: Counting | undefined, last: Int32Array, nth: number) {
  if (!fact) return
  for (const figure of fact.figures) {
    group.n[figure] = (group.n[figure] ?? 0) + fact.n
    if (last[figure] === nth) continue
    last[figure] = nth
    group.visits[figure] = (group.visits[figure] ?? 0) + 1
  }
}

/** How many visits and educators stand behind each group. */
export function sizesOf({ visits }: SetVisits, by: SetGroup) {
  const sizes = new Map<string, { key: string; visits: number; readonly educators: Set<number> }>()
  for (const visit of visits)
    inGroups(visit, [by], (key) => {
      const size = sizes.get(key) ?? { key, visits: 0, educators: new Set() }
      sizes.set(key, size)
      size.visits += 1
      size.educators.add(visit.educatorId)
    })
  return [...sizes.values()].map((it) => ({ ...it, educators: it.educators.size }))
}

/** Tells the groups of a visit, each with the records that are of it. Mostly it is one record, of one group. */
function inGroups(
  visit: SetVisit,
  by: readonly SetGroup[],
  tell: (name: string, key: readonly string[], records: readonly SetRecord[]) => void,
) {
  const keyOf = (record: SetRecord) => by.map((name) => groupOf[name](visit, record))
  const [first] = visit.records
  if (first && visit.records.length === 1) {
    const key = keyOf(first)
    tell(key.join('\n'), key, visit.records)
    return
  }
  const ofName = grouped(visit.records, (record) => keyOf(record).join('\n'))
  for (const [name, records] of ofName)
    for (const record of records.slice(0, 1)) tell(name, keyOf(record), records)
}
