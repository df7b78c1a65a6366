import type { contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { usualPolicies } from '@corridor/domain/policies'
import type { Queries } from '../../database/doors.ts'
import { allClosures, allYears } from './calendar.queries.ts'
import { getDistrict } from './districts.queries.ts'

export async function showDistrict(db: Queries): Promise<ResponseOf<typeof contract.district.show>> {
  const { name, timeZone, policies } = await getDistrict(db)
  const years = await allYears(db)
  const closures = await allClosures(db)
  return {
    name,
    timeZone,
    policies: { ...usualPolicies, ...policies },
    schoolYears: years.map((year) => ({
      ...year,
      closures: closures
        .filter(({ yearStartsOn }) => yearStartsOn === year.startsOn)
        .map(({ yearStartsOn: _, ...closure }) => closure),
    })),
  }
}
