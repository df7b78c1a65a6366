import type { Block } from '@corridor/domain/block'
import { counted } from '@corridor/domain/count-words'
import type { PanelFacts } from './tool.ts'

const ENOUGH_VISITS = 10
const ENOUGH_EDUCATORS = 5

interface Group {
  readonly label: string
  /** What its facts are counted under. */
  readonly item: string
}

/**
 * The groups that a report may set beside each other, each of enough visits and educators, and a note on those it
 * leaves out. One alone is compared with nothing. Where only sums are known, the whole has to be large enough.
 */
export function comparedGroups<Of extends Group>(
  many: string,
  groups: readonly Of[],
  { total, visits, n }: PanelFacts,
): { shown: readonly Of[]; notes: Block[] } {
  const found = groups
    .filter(({ item }) => total.some((it) => it.item === item && it.n > 0))
    .map((group) => {
      const theirs = visits?.filter(({ facts }) => facts.some((it) => it.item === group.item && it.n > 0))
      const educators = theirs && new Set(theirs.map(({ educatorId }) => educatorId)).size
      return { group, visits: theirs?.length ?? n.visits, educators: educators ?? n.educators }
    })
  const few = found.filter((it) => it.visits < ENOUGH_VISITS || it.educators < ENOUGH_EDUCATORS)
  if (found.length < 2 || few.length === 0) return { shown: found.map(({ group }) => group), notes: [] }
  const rule = `are compared from ${ENOUGH_VISITS} visits and ${ENOUGH_EDUCATORS} educators each.`
  if (n.visits < ENOUGH_VISITS || n.educators < ENOUGH_EDUCATORS)
    return { shown: [], notes: [{ kind: 'note', text: `Groups ${rule}` }] }
  const enough = found.filter((it) => !few.includes(it)).map(({ group }) => group)
  const sizes = few.map(
    (it) => `${it.group.label} (${counted(it.visits, 'visit')}, ${counted(it.educators, 'educator')})`,
  )
  return {
    shown: enough.length > 1 ? enough : [],
    notes: [{ kind: 'note', text: `${many} ${rule} Too few: ${sizes.join(', ')}.` }],
  }
}
