import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import type { Day } from '@corridor/domain/calendar/calendar'
import { usualPolicies } from '@corridor/domain/people/policies'
import type { Queries } from '../../database/doors.ts'
import { allClosures, allTerms, allYears } from './calendar.queries.ts'
import { getDistrict } from './districts.queries.ts'

export async function showDistrict(db: Queries): Promise<ResponseOf<typeof contract.district.show>> {
  const { name, timeZone, policies } = await getDistrict(db)
  return {
    name,
    timeZone,
    policies: { ...usualPolicies, ...policies },
    schoolYears: await schoolYearsOf(db),
  }
}

/** School years with their terms and closures. */
export async function schoolYearsOf(db: Queries) {
  const [years, terms, closures] = await Promise.all([allYears(db), allTerms(db), allClosures(db)])
  return years.map((year) => ({ ...year, terms: partsOf(year, terms), closures: partsOf(year, closures) }))
}

function partsOf<Part extends { yearStartsOn: Day }>({ startsOn }: { startsOn: Day }, parts: Part[]) {
  return parts.filter((it) => it.yearStartsOn === startsOn).map(({ yearStartsOn: _, ...part }) => part)
}
