import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { ActionStep, Educator, EducatorPage } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { cache } from '../api/cache.ts'
import { contract, query } from '../api/client.ts'
import { currentDevice } from '../device/open-device.ts'
import { recallShown } from '../device/shown-before.ts'
import { askedIn } from '../frame/list/list-address.ts'

const { list, show } = contract.educators

/** The list of educators that an address asks for. */
export function listAt(search: URLSearchParams) {
  return query(list, { query: askedIn(search, list.query) })
}

/** A tab of the page about an educator. */
export function educatorPageOf(educatorId: EducatorId, asked: EducatorPageAsked) {
  return query(show, { params: { educatorId }, query: asked })
}

/** The name under which the device keeps an educator’s tab; null for one with filters, which is not kept. */
export function keptPageOf(educatorId: EducatorId, asked: EducatorPageAsked): string | null {
  const { tab = 'overview', ...filters } = asked
  return Object.values(filters).some((it) => it !== undefined) ? null : `educator ${educatorId} ${tab}`
}

/** Puts the tab as the device showed it last into the cache, where the server does not answer. */
export async function recallPage(educatorId: EducatorId, asked: EducatorPageAsked) {
  const page = keptPageOf(educatorId, asked)
  const { queryKey } = educatorPageOf(educatorId, asked)
  return page === null ? undefined : recallShown(cache, page, { queryKey, shape: show.response })
}

/** Any tab of the page about an educator, as it came last. */
export function knownPageOf(educatorId: EducatorId): EducatorPage | undefined {
  return cache
    .getQueriesData<EducatorPage>({ queryKey: [show.path] })
    .map(([, page]) => page)
    .filter((page) => page?.id === educatorId)
    .sort((a, b) => (a?.asOf ?? '').localeCompare(b?.asOf ?? ''))
    .at(-1)
}

function pagesChanged(educatorId: EducatorId, change: (page: EducatorPage) => EducatorPage) {
  cache.setQueriesData<EducatorPage>({ queryKey: [show.path] }, (page) =>
    page?.id === educatorId ? change(page) : page,
  )
}

export const choices = query(contract.educators.choices, {})

/** Takes over an educator as the server answered; lists, those to begin a visit with included, are asked for anew. */
export async function educatorChanged(educator: Educator) {
  pagesChanged(educator.id, (page) => ({ ...page, ...educator }))
  void currentDevice()?.refresh()
  await Promise.all([listsChanged(), cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] })])
}

export async function stepSaved(educatorId: EducatorId, step: ActionStep) {
  pagesChanged(educatorId, (page) => ({
    ...page,
    steps: [...page.steps.filter(({ id }) => id !== step.id), step],
  }))
  await Promise.all([listsChanged(), cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] })])
}

/** Asks anew for whatever shows educators, after several were changed. */
export async function educatorsChanged() {
  void currentDevice()?.refresh()
  await Promise.all([
    listsChanged(),
    cache.invalidateQueries({ queryKey: [show.path] }),
    cache.invalidateQueries({ queryKey: [contract.educatorSets.duplicates.path] }),
    cache.invalidateQueries({ queryKey: [contract.dashboard.show.path] }),
  ])
}

function listsChanged() {
  return cache.invalidateQueries({ queryKey: [list.path] })
}
