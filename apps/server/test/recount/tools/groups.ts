import { distinct, many } from '../arithmetic.ts'
import type { Figure } from '../figures.ts'
import type { RawObservation } from '../raw.ts'
import { MOST_DRAWN, type Used } from './used.ts'

interface Group {
  readonly label: string
  /** Whether an observation is of the group. */
  readonly isIn: (row: RawObservation) => boolean
}

/** The groups that stand beside each other: those of 10 visits and 5 educators each. */
export function compared<Of extends Group>(
  name: string,
  groups: readonly Of[],
  used: Used,
): { shown: readonly Of[]; notes: Figure[] } {
  const found = groups
    .filter((group) => used.rows.some(group.isIn))
    .map((group) => {
      const theirs = used.visits
        .filter(({ visit, rows }) => visit.isOpen && rows.some(group.isIn))
        .map(({ visit }) => visit)
      const isMany = used.visits.length > MOST_DRAWN
      const all = used.visits.map(({ visit }) => visit)
      const counted = isMany ? all : theirs
      return { group, visits: counted.length, educators: distinct(counted.map((it) => it.educator)) }
    })
  const few = found.filter((it) => it.visits < 10 || it.educators < 5)
  if (found.length < 2 || few.length === 0) return { shown: found.map((it) => it.group), notes: [] }
  if (used.visits.length < 10 || distinct(used.visits.map(({ visit }) => visit.educator)) < 5)
    return { shown: [], notes: [{ note: 'Groups are compared from 10 visits and 5 educators each.' }] }
  if (used.visits.every(({ visit }) => !visit.isOpen))
    return { shown: [], notes: [{ note: `${name} are compared where visits may be opened.` }] }
  const enough = found.filter((it) => !few.includes(it)).map((it) => it.group)
  const words = few.map(
    (it) => `${it.group.label} (${many(it.visits, 'visit')}, ${many(it.educators, 'educator')})`,
  )
  const note = `${name} are compared from 10 visits and 5 educators each. Too few: ${words.join(', ')}.`
  return { shown: enough.length > 1 ? enough : [], notes: [{ note }] }
}
