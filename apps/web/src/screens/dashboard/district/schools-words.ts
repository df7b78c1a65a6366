import type { DistrictHome } from '@corridor/contract/reports/homes'
import { shortSchool } from '@corridor/domain/people/school-words'
import { counted, ENOUGH_FOR_PERCENT, percent } from '@corridor/domain/words/count-words'

export const TOO_FEW = 'Fewer than 5 educators: shown at the school only'

/** “Copper Ridge Middle”: “School” goes without saying, unless another school has the shorter name. */
export function nameIn({ schools }: Pick<DistrictHome, 'schools'>, name: string): string {
  const short = name.replace(/ School$/, '')
  return schools.some((it) => it.name === short) ? name : short
}

/** “85%”; empty for fewer than five. */
export function percentOf(part: number, whole: number): string {
  return whole < ENOUGH_FOR_PERCENT ? '' : percent(part / whole)
}

/** The schools that are in no total but visits: “Penrose only in visits”. */
export function leftOutWords({ schools }: Pick<DistrictHome, 'schools'>): string {
  const names = schools.map(({ name }) => name)
  const left = schools.filter(({ coverage, follow }) => !coverage || !follow)
  const [only, ...more] = left
  if (!only) return ''
  if (more.length > 0) return `${counted(left.length, 'school')} in part or only in visits`
  const isOnlyVisits = !only.coverage && !only.follow
  return `${shortSchool(only.name, names)} ${isOnlyVisits ? 'only in visits' : 'in part'}`
}

/** The schools whose figure is not told: “Penrose left out.” */
export function withoutWords({ schools }: Pick<DistrictHome, 'schools'>, key: 'coverage' | 'follow'): string {
  const names = schools.map(({ name }) => name)
  const left = schools.filter((it) => it[key] === null).map(({ name }) => shortSchool(name, names))
  if (left.length === 0) return ''
  return `${left.length > 2 ? counted(left.length, 'school') : left.join(' and ')} left out.`
}

/** The schools whose follow-through it is: “5 schools, Penrose left out”. */
export function followedWords({ schools }: Pick<DistrictHome, 'schools'>): string {
  const told = counted(schools.filter(({ follow }) => follow !== null).length, 'school')
  return [told, withoutWords({ schools }, 'follow').replace(/\.$/, '')].filter(Boolean).join(', ')
}
