import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Owner } from './create-page.tsx'

type Lists = ResponseOf<typeof contract.toolTypes.list>

/** Whose somebody may make: the district's first, then those of their schools. */
export function ownersIn({ mayChange, schools }: Lists): Owner[] {
  const own = schools.filter((it) => it.mayChange).map(({ id, name }) => ({ schoolId: id, name }))
  return mayChange ? [{ schoolId: null, name: 'All schools' }, ...own] : own
}
