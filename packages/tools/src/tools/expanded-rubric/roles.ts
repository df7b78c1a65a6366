import type { Earlier } from '../../definition/capture-view.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from './expanded-rubric.shape.ts'
import { indicatorsOf } from './indicators.ts'
import { countEvidence, markOf } from './marks.ts'

/** The choice for an educator in a role that the rubric does not name: only indicators for everybody apply. */
export const OTHER_ROLE = 'Another role'

/** The role in which the educator was seen, as their record says it. */
export function seenAsWords(role: string): string {
  return role === OTHER_ROLE ? 'None of the roles this rubric names' : role
}

export function notForWords(role: string): string {
  return role === OTHER_ROLE ? 'Not for this role' : `Not for ${role}`
}

type Rubric = Pick<ExpandedRubricConfig, 'domains' | 'indicators'>

/** The roles that the indicators of a rubric name, each once and as it is first written. */
export function rolesIn(config: Rubric): string[] {
  const byName = new Map<string, string>()
  for (const role of indicatorsOf(config)
    .flatMap(({ roles }) => roles.map((it) => it.trim()))
    .filter(Boolean))
    if (!byName.has(plainly(role))) byName.set(plainly(role), role)
  return [...byName.values()]
}

/** Whether an indicator is for a role; all are while nobody has said in which role the educator is seen. */
export function isFor({ roles }: Pick<Indicator, 'roles'>, role: string | undefined): boolean {
  return !role || roles.length === 0 || roles.some((it) => plainly(it) === plainly(role))
}

/** Whether an indicator is for the educator, or something was recorded of it all the same. */
export function isCounted(capture: ExpandedRubricCapture, indicator: Indicator): boolean {
  const { id } = indicator
  const isTouched = Object.keys(markOf(capture, id)).length > 0 || countEvidence(capture, id) > 0
  return isFor(indicator, capture.role) || isTouched
}

export function countedIn(capture: ExpandedRubricCapture, config: Rubric): Indicator[] {
  return indicatorsOf(config).filter((it) => isCounted(capture, it))
}

/** The indicators that are for another role, and were left alone. */
export function leftOutIn(capture: ExpandedRubricCapture, config: Rubric): Indicator[] {
  return indicatorsOf(config).filter((it) => !isCounted(capture, it))
}

/** The role in which the educator was seen the last time, empty: any; undefined where this rubric does not know it. */
export function lastRole(earlier: readonly Earlier[], config: Rubric): string | undefined {
  const { role } = earlier.at(-1)?.carried ?? {}
  const roles = rolesIn(config)
  if (roles.length === 0 || typeof role !== 'string') return undefined
  return ['', ...roles, OTHER_ROLE].find((it) => plainly(it) === plainly(role))
}

function plainly(role: string): string {
  return role.trim().toLowerCase()
}
