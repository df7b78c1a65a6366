import type { Block } from '@corridor/domain/report/block'
import { counted } from '@corridor/domain/words/count-words'
import type { PanelFacts, VisitFacts } from '../definition/tool.ts'

const ENOUGH_VISITS = 10
const ENOUGH_EDUCATORS = 5

interface Group {
  readonly label: string
  /** The item under which the group’s facts are counted. */
  readonly item: string
}

/**
 * The groups that a report may compare, each of enough visits and educators, and a note on those it leaves out. A
 * single group is compared with nothing. Where only sums are known, the whole has to be large enough.
 */
export function comparedGroups<Of extends Group>(
  many: string,
  groups: readonly Of[],
  { total, visits, n }: PanelFacts,
): { shown: readonly Of[]; notes: Block[] } {
  const used = new Set(total.filter((it) => it.n > 0).map(({ item }) => item))
  const sizes = visits && sizesIn(visits, groups)
  const found = groups
    .filter(({ item }) => used.has(item))
    .map((group) => {
      const size = sizes?.get(group.item)
      return {
        group,
        visits: sizes ? (size?.visits.size ?? 0) : n.visits,
        educators: sizes ? (size?.educators.size ?? 0) : n.educators,
      }
    })
  const few = found.filter((it) => it.visits < ENOUGH_VISITS || it.educators < ENOUGH_EDUCATORS)
  if (found.length < 2 || few.length === 0) return { shown: found.map(({ group }) => group), notes: [] }
  const rule = `are compared from ${ENOUGH_VISITS} visits and ${ENOUGH_EDUCATORS} educators each.`
  if (n.visits < ENOUGH_VISITS || n.educators < ENOUGH_EDUCATORS)
    return { shown: [], notes: [{ kind: 'note', text: `Groups ${rule}` }] }
  // A reader who may open none of the visits knows sums alone, and not which visits a group is of.
  if (visits?.length === 0)
    return { shown: [], notes: [{ kind: 'note', text: `${many} are compared where visits may be opened.` }] }
  const enough = found.filter((it) => !few.includes(it)).map(({ group }) => group)
  const left = few.map(
    (it) => `${it.group.label} (${counted(it.visits, 'visit')}, ${counted(it.educators, 'educator')})`,
  )
  return {
    shown: enough.length > 1 ? enough : [],
    notes: [{ kind: 'note', text: `${many} ${rule} Too few: ${left.join(', ')}.` }],
  }
}

/** In how many visits, and with how many educators, something was counted under each group’s item. */
function sizesIn(visits: readonly VisitFacts[], groups: readonly Group[]) {
  const sizes = new Map(
    groups.map(({ item }) => [item, { visits: new Set<string>(), educators: new Set<number>() }]),
  )
  for (const { id, educatorId, facts } of visits) {
    for (const { item, n } of facts) {
      if (n === 0) continue
      const size = sizes.get(item)
      size?.visits.add(id)
      size?.educators.add(educatorId)
    }
  }
  return sizes
}
