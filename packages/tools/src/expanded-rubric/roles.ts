import type { Earlier } from '../capture-view.ts'
import type { ExpandedRubricCapture, ExpandedRubricConfig, Indicator } from './expanded-rubric.shape.ts'
import { indicatorsOf } from './indicators.ts'
import { markOf } from './marks.ts'

/** Somebody for whom only what is for everybody was written. */
export const OTHER_ROLE = 'Another role'

type Rubric = Pick<ExpandedRubricConfig, 'domains' | 'indicators'>

/** Those that its indicators name, each once and as it is first written. */
export function rolesIn(config: Rubric): string[] {
  const byName = new Map<string, string>()
  for (const role of indicatorsOf(config)
    .flatMap(({ roles }) => roles.map((it) => it.trim()))
    .filter(Boolean))
    if (!byName.has(plainly(role))) byName.set(plainly(role), role)
  return [...byName.values()]
}

/** As long as nobody says in which role the educator is seen, everything is for them. */
export function isFor({ roles }: Pick<Indicator, 'roles'>, role: string | undefined): boolean {
  return !role || roles.length === 0 || roles.some((it) => plainly(it) === plainly(role))
}

/** What counts in this visit: what is for the educator, and what was scored all the same. */
export function countedIn(capture: ExpandedRubricCapture, config: Rubric): Indicator[] {
  return indicatorsOf(config).filter(
    (it) => isFor(it, capture.role) || markOf(capture, it.id).level !== undefined,
  )
}

/** What is for somebody else, and was left alone. */
export function leftOutIn(capture: ExpandedRubricCapture, config: Rubric): Indicator[] {
  const counted = new Set(countedIn(capture, config).map(({ id }) => id))
  return indicatorsOf(config).filter(({ id }) => !counted.has(id))
}

/** In which role the educator was seen the last time; nothing where this rubric does not know it. */
export function lastRole(earlier: readonly Earlier[], config: Rubric): string | undefined {
  const { role } = earlier.at(-1)?.carried ?? {}
  return [...rolesIn(config), OTHER_ROLE].find((it) => it === role)
}

function plainly(role: string): string {
  return role.trim().toLowerCase()
}
