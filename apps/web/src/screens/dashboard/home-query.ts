import { momentIn } from '@corridor/domain/calendar/day-words'
import { digits } from '@corridor/domain/numbers/digits'
import { SchoolId } from '@corridor/domain/people/ids'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { contract, query } from '../../api/client.ts'
import { inTime } from '../../api/in-time.ts'
import { loadUser } from '../../api/session.ts'
import { Unreachable } from '../../api/wire.ts'
import { openDevice } from '../../device/open-device.ts'
import { useOpenDevice } from '../../device/use-device.ts'
import { useUser } from '../../frame/use-user.ts'
import { openHome } from './first-day/open-home.ts'

const { show } = contract.dashboard

/** A home as it was shown, and when the server answered so. */
const Remembered = z.object({ at: z.int(), shown: show.response })

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

/** What the device keeps it under. */
function pageOf(search: URLSearchParams): string {
  const { school = '', by = '' } = askedAt(search)
  return `home ${school} ${by}`
}

/** Without a connection the last answer stands, with its time. */
export async function loadHome(cache: QueryClient, search: URLSearchParams) {
  const asked = homeAt(search)
  try {
    return await inTime(openHome(cache, asked))
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    const user = await loadUser()
    const device = user && (await openDevice(user.id).catch(() => undefined))
    const { data } = Remembered.safeParse(await device?.recall(pageOf(search)))
    if (!data) throw error
    cache.setQueryData(asked.queryKey, data.shown, { updatedAt: data.at })
    // However new it is, the page asks once more, and says so while nobody answers.
    await cache.invalidateQueries({ queryKey: asked.queryKey, refetchType: 'none' })
    return data.shown
  }
}

/** The home that an address asks for; `oldWords` says of when it is, where nobody answers now. */
export function useHome(search: URLSearchParams) {
  const { data, dataUpdatedAt, error } = useSuspenseQuery(homeAt(search))
  const device = useOpenDevice()
  const page = pageOf(search)
  // For the next time without a connection.
  useEffect(() => {
    void device?.remember(page, { at: dataUpdatedAt, shown: data })
  }, [device, page, data, dataUpdatedAt])
  const { time_zone: timeZone } = useUser().district
  const isOld = error instanceof Unreachable
  const oldWords = isOld
    ? `Corridor cannot be reached. These are the figures of ${momentIn(timeZone, new Date(dataUpdatedAt).toISOString())}.`
    : null
  return { data, oldWords }
}
