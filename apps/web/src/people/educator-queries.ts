import type { ActionStep, Educator } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { cache } from '../api/cache.ts'
import { contract, query } from '../api/client.ts'
import { currentDevice } from '../device/open-device.ts'
import { askedIn } from '../frame/list/list-address.ts'

const { list, show } = contract.educators

/** The list an address asks for. */
export function listAt(search: URLSearchParams) {
  return query(list, { query: askedIn(search, list.query) })
}

export const educatorOf = (educatorId: EducatorId) => query(show, { params: { educatorId } })

export const choices = query(contract.educators.choices, {})

/** The person is as the server answered; where they are listed is asked for anew, to begin a visit with as well. */
export async function educatorChanged(educator: Educator) {
  cache.setQueryData(educatorOf(educator.id).queryKey, educator)
  void currentDevice()?.refresh()
  await Promise.all([listsChanged(), cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] })])
}

export async function stepSaved(educatorId: EducatorId, step: ActionStep) {
  cache.setQueryData(
    educatorOf(educatorId).queryKey,
    (known) => known && { ...known, steps: [...known.steps.filter(({ id }) => id !== step.id), step] },
  )
  await Promise.all([listsChanged(), cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] })])
}

function listsChanged() {
  return cache.invalidateQueries({ queryKey: [list.path] })
}
