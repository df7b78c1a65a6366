import type { EducatorRow } from '@corridor/contract/people/educators'
import { listed } from '@corridor/domain/words/listed'
import { useUser } from '../frame/use-user.ts'
import { shortSchool } from './short-school.ts'

/** Names where somebody teaches; undefined for a reader of one school, who needs no name for it. */
export function useSchoolsWords(): ((educator: EducatorRow) => string) | undefined {
  return useUser().schools.length > 1 ? schoolsWords : undefined
}

function schoolsWords({ schools }: EducatorRow): string {
  return schools.length > 0 ? listed(schools.map(({ name }) => shortSchool(name))) : 'No school today'
}
