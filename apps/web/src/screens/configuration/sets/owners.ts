import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { SchoolId } from '@corridor/domain/people/ids'

type Lists = ResponseOf<typeof contract.toolTypes.list>

interface Owner {
  /** The school; null: the district. */
  readonly schoolId: SchoolId | null
  readonly name: string
}

/** The owners for whom somebody may create sets: the district first, then their schools. */
export function ownersIn({ mayChange, schools }: Lists): Owner[] {
  const own = schools.filter(({ isMine }) => isMine).map(({ id, name }) => ({ schoolId: id, name }))
  return mayChange ? [{ schoolId: null, name: 'All schools' }, ...own] : own
}
