import type { DistrictHome } from '@corridor/contract/reports/homes'
import type { SchoolId } from '@corridor/domain/people/ids'
import { searchOf } from '../../../api/search-of.ts'

type Of = Pick<DistrictHome, 'hasClosedSchools' | 'schools'>

/** The report with the same visits; schools that are closed by now have no place on this page. */
export function reportOf(home: Of): string {
  return `/reports/school-overview${searchOf(schoolsOf(home))}`
}

/** Where a school’s row leads: to its home, or to its report for somebody who opens no visit. */
export function schoolAddress({ mayOpen }: Pick<DistrictHome, 'mayOpen'>, id: SchoolId): string {
  return mayOpen ? `/?school=${id}` : `/reports/school-overview${searchOf({ schools: [id] })}`
}

/** The address of finished and unsent visits, as many as the page says. */
export function unsentOf(home: Of): string {
  return `/reports/visits${searchOf({ ...schoolsOf(home), follow: 'unsent' })}`
}

function schoolsOf({ hasClosedSchools, schools }: Of) {
  return { schools: hasClosedSchools ? schools.map(({ id }) => id) : undefined }
}
