import type { ToolChoice } from '@corridor/contract/configurations/tool-types'
import { Problem } from '@corridor/contract/problems'
import type { SchoolId } from '@corridor/domain/people/ids'
import type { ToolInDistrict } from './tools-of-district.ts'

interface School {
  readonly id: SchoolId
  readonly isActive: boolean
}

/** A school leader adds or takes out the own schools of a tool that the district uses, and nothing else. */
export function chooseForSchools(
  choice: ToolChoice,
  known: readonly ToolInDistrict[],
  schools: readonly School[],
  mine: readonly SchoolId[],
): SchoolId[] {
  const tool = known.find(({ id }) => id === choice.id)
  if (!tool?.isEnabled || !choice.enabled || choice.position !== tool.position) throw new Problem('forbidden')
  const uses = (list: ToolChoice['schools'], id: SchoolId) => list === null || list.includes(id)
  for (const { id, isActive } of schools) {
    const isChanged = isActive && uses(tool.schools, id) !== uses(choice.schools, id)
    if (isChanged && !mine.includes(id)) throw new Problem('forbidden')
  }
  const now = (id: SchoolId) => (mine.includes(id) ? uses(choice.schools, id) : uses(tool.schools, id))
  return schools.map(({ id }) => id).filter(now)
}
