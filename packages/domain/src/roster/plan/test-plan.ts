import { EducatorId, SchoolId } from '../../people/ids.ts'
import type { RosterRow } from '../roster-row.ts'
import { type EducatorsAsked, planEducators } from './plan-educators.ts'
import {
  type KnownEducator,
  nothingMended,
  type PlanItem,
  type Planning,
  type PlanTally,
} from './roster-plan.ts'

export const TODAY = '2026-10-22'
const [ridge, hill, shut] = [1, 2, 3].map((id) => SchoolId.parse(id)) as [SchoolId, SchoolId, SchoolId]
export const schools = [
  { id: ridge, name: 'Copper Ridge Middle', isActive: true },
  { id: hill, name: 'Lantern Hill', isActive: true },
  { id: shut, name: 'Old Mill', isActive: false },
]
export const since = (schoolId: SchoolId) => ({ schoolId, startsOn: '2026-08-17', endsOn: null })

export function known(id: number, facts: Partial<KnownEducator> = {}): KnownEducator {
  return {
    id: EducatorId.parse(id),
    name: `Person ${id}`,
    email: `p${id}@example.test`,
    externalId: `T-${id}`,
    grades: '8',
    subject: 'Math',
    room: '',
    hiredOn: null,
    isActive: true,
    isProvisional: false,
    teaching: [since(ridge)],
    hasAccount: false,
    ...facts,
  }
}

export const at = (name: string) => [{ name }]

export function row(number: number, told: Partial<RosterRow> = {}): RosterRow {
  const name = told.name ?? `Person ${number}`
  return { row: number, name, kind: 'educator', hasLeft: false, faults: [], ...told }
}

export interface RosterPlan extends PlanTally {
  readonly items: readonly PlanItem[]
}

export function whole(planning: Planning): RosterPlan {
  const items: PlanItem[] = []
  for (;;) {
    const { done, value } = planning.next()
    if (done) return { ...value, items }
    if (value) items.push(value)
  }
}

export function plan(rows: readonly RosterRow[], asked: Partial<EducatorsAsked> = {}): RosterPlan {
  const planning = planEducators({
    today: TODAY,
    reach: 'all',
    educators: [],
    schools,
    addresses: new Set(),
    suggested: new Map(),
    isWhole: false,
    mends: nothingMended,
    placeOf: (field) => ({ column: field }),
    rows,
    ...asked,
  })
  return whole(planning)
}

export const told = ({ items }: RosterPlan) =>
  items.map(({ kind, row: number, name }) => `${kind} ${number} ${name}`)
export const faultsOf = ({ items }: RosterPlan) =>
  items.flatMap(({ row: number, faults }) =>
    faults.map(({ column, sentence }) => `${number} ${column}: ${sentence}`),
  )

export { hill, ridge }
