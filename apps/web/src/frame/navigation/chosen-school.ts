import { currentUser } from '../../api/session.ts'

/** The school in view: the one of the address, or the one that this person chose last on this device, or their first. */
export function schoolIn(search: URLSearchParams) {
  return schoolWith(search.get('school')) ?? rememberedSchool() ?? currentUser()?.schools[0]
}

export function rememberedSchool() {
  return schoolWith(localStorage.getItem(key()))
}

/** A school that is not theirs is not remembered. */
export function rememberSchool(id: string | null) {
  const school = schoolWith(id)
  if (school) localStorage.setItem(key(), String(school.id))
}

function schoolWith(id: string | null) {
  return currentUser()?.schools.find((it) => String(it.id) === id)
}

/** Each person's own: a device may be shared. */
function key(): string {
  return `corridor_school_${currentUser()?.id}`
}
