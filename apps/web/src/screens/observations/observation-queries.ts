import type { Observation } from '@corridor/contract/observations/observation-read'
import { cache } from '../../api/cache.ts'
import { contract, query } from '../../api/client.ts'
import { askedIn } from '../../frame/list/list-address.ts'
import { partsOfSending } from './record/parts-of-sending.ts'

const { list, schools, show, copy, readers } = contract.observations

export function askedAt(search: URLSearchParams) {
  return askedIn(search, list.query)
}

// Without a connection these pages say so at once, and show what the device has.
const atOnce = { retry: false } as const

/** The list of observations that an address asks for. */
export function listAt(search: URLSearchParams) {
  return { ...query(list, { query: askedAt(search) }), ...atOnce }
}

const SCHOOLS_FRESH_MS = 60_000

/** The schools by which somebody may filter the list; they stay the same from page to page. */
export const schoolsRead = { ...query(schools, {}), ...atOnce, staleTime: SCHOOLS_FRESH_MS }

const WHILE_QUEUED_MS = 3_000

/** An observation; while a mail about it is on its way, the page asks again whether it went out. */
export const observationOf = (observationId: string) => ({
  ...query(show, { params: { observationId } }),
  ...atOnce,
  refetchInterval: ({ state }: { readonly state: { readonly data: Observation | undefined } }) =>
    state.data?.deliveries.some(isLeaving) && WHILE_QUEUED_MS,
})

/** Whether a mail leaves within moments: not where it waits for quiet hours to end, for a second try or for a mail server. */
function isLeaving({ state, trouble, waitsUntil, isHeld }: Observation['deliveries'][number]): boolean {
  return state === 'queued' && trouble === null && waitsUntil === null && !isHeld
}

export const copyOf = (observationId: string, version: number) => ({
  ...query(copy, { params: { observationId, version } }),
  ...atOnce,
})

export const readersOf = (observationId: string) => ({
  ...query(readers, { params: { observationId } }),
  ...atOnce,
})

/**
 * Takes over an observation, and those sent with it, as the server answered; the lists that hold it are asked for
 * anew.
 */
export async function observationChanged(observation: Observation) {
  const asked = partsOfSending(observation).map((part) => {
    const { queryKey } = observationOf(part.id)
    // A query that is under way was asked before the change: its answer would take the change back.
    const isOlderUnderWay = cache.isFetching({ queryKey }) > 0
    cache.setQueryData(queryKey, part)
    return isOlderUnderWay && cache.invalidateQueries({ queryKey })
  })
  await Promise.all([...asked, listsChanged()])
}

/** Asks for an observation anew, with the lists that hold it, after a device has sent something of it to the server. */
export async function observationOutdated(id: string) {
  await Promise.all([cache.invalidateQueries({ queryKey: observationOf(id).queryKey }), listsChanged()])
}

/** Asks anew for observations and where they can go, after their sending was planned or the plan was taken back. */
export async function plansChanged(ids: readonly string[]) {
  const asked = ids.flatMap((id) => [readersOf(id), observationOf(id)])
  await Promise.all(asked.map(({ queryKey }) => cache.invalidateQueries({ queryKey })))
}

export async function listsChanged() {
  const { dashboard, educators } = contract
  const paths = [list.path, dashboard.show.path, educators.show.path]
  await Promise.all(paths.map((path) => cache.invalidateQueries({ queryKey: [path] })))
}
