import type { ResponseOf } from '@corridor/contract/endpoint'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { digits } from '@corridor/domain/numbers/digits'
import { SchoolId } from '@corridor/domain/people/ids'
import { type FetchQueryOptions, type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { inTime } from '../../api/in-time.ts'
import { useUntilBack } from '../../api/use-until-back.ts'
import { NotOurs, Unreachable } from '../../api/wire.ts'
import { recallShown, useRememberShown } from '../../device/shown-before.ts'
import { useUser } from '../../frame/use-user.ts'

const { show } = contract.dashboard
type Dashboard = ResponseOf<typeof show>

function askedAt(search: URLSearchParams) {
  const isOwn = search.get('view') === 'mine'
  return {
    school: SchoolId.safeParse(digits(search.get('school'))).data,
    ...(isOwn && { by: 'me' as const }),
  }
}

function homeAt(search: URLSearchParams) {
  return { ...query(show, { query: askedAt(search) }), retry: false }
}

/** The name under which the device keeps the home. */
function pageOf(search: URLSearchParams): string {
  const { school = '', by = '' } = askedAt(search)
  return `home ${school} ${by}`
}

/** Loads the home; without a connection the last answer stands, with its time. */
export async function loadHome(cache: QueryClient, search: URLSearchParams) {
  const asked = homeAt(search)
  try {
    return await inTime(openHome(cache, asked))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const { queryKey } = asked
    const known = await recallShown(cache, pageOf(search), { queryKey, shape: show.response })
    if (!known) throw error
    return known
  }
}

/**
 * Opens the home. On the first day it is asked for each time, so that a step is shown as done on return. Without an
 * answer the last one stands.
 */
function openHome<Key extends readonly unknown[]>(
  cache: QueryClient,
  home: FetchQueryOptions<Dashboard, Error, Dashboard, Key> & { readonly queryKey: Key },
): Promise<Dashboard> {
  const known = cache.getQueryData<Dashboard>(home.queryKey)
  if (!known) return cache.fetchQuery(home)
  if (!known.setup && !known.firstVisit) return Promise.resolve(known)
  return cache.fetchQuery({ ...home, staleTime: 0 }).catch(() => known)
}

/** The home that an address asks for; `oldWords` says of when it is, where the server does not answer now. */
export function useHome(search: URLSearchParams) {
  const { data, dataUpdatedAt, error, refetch } = useSuspenseQuery(homeAt(search))
  useRememberShown(pageOf(search), dataUpdatedAt, data)
  const { time_zone: timeZone } = useUser().district
  const isOld = error instanceof Unreachable
  useUntilBack(isOld, refetch)
  const why = error instanceof NotOurs ? error.message : 'Corridor cannot be reached.'
  const oldWords = isOld
    ? `${why} These are the figures of ${momentIn(timeZone, new Date(dataUpdatedAt).toISOString())}.`
    : null
  return { data, oldWords }
}
