import { firstOfMonth } from '../days/span.ts'
import { grouped } from '../grouped.ts'
import { remembered } from '../remembered.ts'
import { countedOnce } from './counted-once.ts'
import type { SetRecord, SetVisit, SetVisits } from './set-visit.ts'

/** The groups that figures about a set are kept apart by. */
export type SetGroup = 'month' | 'version' | 'school' | 'grades' | 'subject' | 'educator' | 'observer'

/** Names the group of a record: its parts, one a line. */
type NameOf = (visit: SetVisit, record: SetRecord) => string

/** The figures of one group: in how many visits each has something, and how much of it. */
export interface FiguresOfGroup {
  readonly key: readonly string[]
  readonly visits: Int32Array
  readonly n: Float64Array
}

/** The figures, by their numbers, that a fact counts for. */
type FiguresOf = (item: string, value: string) => readonly number[]

/** Counts figures by visits. A visit with several things of a figure, or several records of a group, is one. */
export function countFigures(
  { facts, visits }: SetVisits,
  by: readonly SetGroup[],
  size: number,
  figuresOf: FiguresOf,
): FiguresOfGroup[] {
  const counting = {
    figures: facts.all.map(([item, value]) => figuresOf(item, value)),
    amounts: facts.all.map(([, , n]) => n),
    // The visit in which each figure was last found.
    last: new Int32Array(size),
  }
  const groups = new Map<string, FiguresOfGroup>()
  const nameOf = namesBy(by)
  let nth = 0
  for (const visit of visits)
    inGroups(visit, nameOf, (name, records) => {
      nth += 1
      const known = groups.get(name)
      const group = known ?? {
        key: by.length === 0 ? [] : name.split('\n'),
        visits: new Int32Array(size),
        n: new Float64Array(size),
      }
      if (!known) groups.set(name, group)
      for (const record of records) addRecord(group, record, counting, nth)
    })
  return [...groups.values()]
}

interface Counting {
  readonly figures: readonly (readonly number[])[]
  readonly amounts: readonly number[]
  readonly last: Int32Array
}

/** Adds a record to the figures, by numbers alone: a district has a hundred thousand facts a year. */
function addRecord(
  { n, visits }: FiguresOfGroup,
  { facts }: SetRecord,
  { figures, amounts, last }: Counting,
  nth: number,
) {
  for (let at = 0; at < facts.length; at++) {
    const place = facts[at] ?? 0
    const amount = amounts[place] ?? 0
    const theirs = figures[place] ?? []
    for (let of = 0; of < theirs.length; of++) {
      const figure = theirs[of] ?? 0
      n[figure] = (n[figure] ?? 0) + amount
      if (last[figure] === nth) continue
      last[figure] = nth
      visits[figure] = (visits[figure] ?? 0) + 1
    }
  }
}

/** How many visits and educators stand behind each group. */
export const sizesOf = countedOnce(({ visits }: SetVisits, by: SetGroup) => {
  const sizes = new Map<string, { key: string; visits: number; readonly educators: Set<number> }>()
  const nameOf = namesBy([by])
  for (const visit of visits)
    inGroups(visit, nameOf, (key) => {
      const size = sizes.get(key) ?? { key, visits: 0, educators: new Set() }
      sizes.set(key, size)
      size.visits += 1
      size.educators.add(visit.educatorId)
    })
  return [...sizes.values()].map((it) => ({ ...it, educators: it.educators.size }))
})

/** Tells the groups of a visit, each with its records. Mostly a visit has one record, of one group. */
function inGroups(
  visit: SetVisit,
  nameOf: NameOf,
  tell: (name: string, records: readonly SetRecord[]) => void,
) {
  const [first] = visit.records
  if (first && visit.records.length === 1) return tell(nameOf(visit, first), visit.records)
  const groups = grouped(visit.records, (record) => nameOf(visit, record))
  for (const [name, records] of groups) tell(name, records)
}

function namesBy(by: readonly SetGroup[]): NameOf {
  const monthOf = remembered(firstOfMonth)
  const names: Record<SetGroup, NameOf> = {
    month: ({ startedOn }) => monthOf(startedOn),
    version: (_, { version }) => String(version),
    school: ({ schoolId }) => String(schoolId),
    grades: (_, { grades }) => grades,
    subject: (_, { subject }) => subject,
    educator: ({ educatorId }) => String(educatorId),
    observer: ({ observerId }) => String(observerId),
  }
  const [first, ...more] = by
  if (!first) return () => ''
  const nameOf = names[first]
  if (more.length === 0) return nameOf
  return (visit, record) => by.map((it) => names[it](visit, record)).join('\n')
}
