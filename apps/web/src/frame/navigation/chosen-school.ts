import { redirect } from 'react-router'
import { currentUser } from '../../api/session.ts'

/** The value of an address that asks for all schools, whichever was chosen before. */
export const ALL = 'all'

/** The parameter in which reports keep their schools, which may be several. */
const LIST = 'schools[]'

/** Whether the user chooses between schools at all. */
export function hasSeveralSchools(): boolean {
  return (currentUser()?.schools.length ?? 0) > 1
}

/** The schools that an address names; empty: it shows all. */
export function schoolsIn(search: URLSearchParams) {
  const asked = [search.get('school'), ...search.getAll(LIST), ...search.getAll('schools')]
  return currentUser()?.schools.filter(({ id }) => asked.includes(String(id))) ?? []
}

/**
 * Settles the school of a page, in its loader: a school in the address is shown and chosen from now on; an address
 * without one gets the school chosen last. So the page and the choice over it always agree.
 */
export function settleSchool(url: URL, how: 'one' | 'list' = 'one'): void {
  if (hasSeveralSchools()) settleAmongSeveral(url, how)
  else if (how === 'one' && schoolsIn(url.searchParams).length === 0) leaveSchool(url)
}

function settleAmongSeveral(url: URL, how: 'one' | 'list') {
  const { searchParams: search } = url
  const name = how === 'one' ? 'school' : LIST
  const asked = search.get('school')
  const shown = schoolsIn(search)
  // A school that is not one of theirs is for the report to refuse.
  if (how === 'list' && search.getAll(LIST).length > shown.length) return
  if (asked === ALL) forgetSchool()
  const [school = asked === ALL ? undefined : rememberedSchool(), ...others] = shown
  if (shown.length === 1 && school) localStorage.setItem(key(), String(school.id))
  const next = new URLSearchParams(search)
  if (others.length === 0) {
    for (const it of ['school', 'schools', LIST]) next.delete(it)
    if (school) next.set(name, String(school.id))
  }
  if (sorted(next) !== sorted(search)) throw redirect(`${url.pathname}${asSearch(next)}`)
}

/** Whether an address asks for what is the reader's own, wherever that is. */
export function isOwn(search: URLSearchParams): boolean {
  return search.get('whose') === 'mine'
}

/** Takes the school out of the address of a page that does not go by schools, in its loader. */
export function leaveSchool({ pathname, searchParams }: URL): void {
  if (!searchParams.has('school')) return
  const next = new URLSearchParams(searchParams)
  next.delete('school')
  throw redirect(`${pathname}${asSearch(next)}`)
}

/** The address of the open page for another school, or for all of them. */
export function addressWith(pathname: string, search: URLSearchParams, school: number | typeof ALL): string {
  const next = new URLSearchParams(search)
  for (const it of ['after', 'before', 'schools', LIST]) next.delete(it)
  next.set('school', String(school))
  return `${pathname}${asSearch(next)}`
}

/** Has the way back to the open page lead to the schools that it shows, whatever is chosen by then. */
export function keepSchoolsOnBack(
  pathname: string,
  search: URLSearchParams,
  shown: number | typeof ALL,
): void {
  if (schoolsIn(search).length > 0) return
  history.replaceState(history.state, '', addressWith(pathname, search, shown))
}

function rememberedSchool() {
  const id = localStorage.getItem(key())
  return currentUser()?.schools.find((it) => String(it.id) === id)
}

export function forgetSchool() {
  localStorage.removeItem(key())
}

function sorted(search: URLSearchParams): string {
  return [...search]
    .map((it) => it.join('='))
    .toSorted()
    .join('&')
}

function asSearch(search: URLSearchParams): string {
  return search.size > 0 ? `?${search}` : ''
}

/** The storage key of a person’s own choice: a device may be shared. */
function key(): string {
  return `corridor_school_${currentUser()?.id}`
}
