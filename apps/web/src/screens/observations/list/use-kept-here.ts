import { dayIn } from '@corridor/domain/calendar/calendar'
import { isSent } from '@corridor/domain/observation/observation-rules'
import { hasWords, searchWords } from '@corridor/domain/words/search-words'
import { useEffect, useRef } from 'react'
import type { Device } from '../../../device/device.ts'
import type { Kept } from '../../../device/kept.ts'
import { isQueued, togetherIn } from '../../../device/store/sent-together.ts'
import { useFromDevice, useKeptList, useOpenDevice } from '../../../device/use-device.ts'
import type { ListAddress } from '../../../frame/list/list-address.ts'
import { useUser } from '../../../frame/use-user.ts'
import { askedAt, listsChanged } from '../observation-queries.ts'

/**
 * The observations on this device: those the server does not know, as the address asks for them, and where its list is
 * out of reach all that are not sent; those that wait for it, and among them those to be sent; and those that were
 * deleted here, which its list may still name.
 */
export function useKeptHere(list: ListAddress, isOutOfReach: boolean) {
  const kept = useKeptList()
  const waiting = useFromDevice(waitingOn, '')
  const removed = useFromDevice((device) => device.removed().join(' '), '')
  const going = useFromDevice((device) => device.waiting() - device.unsent().length, 0)
  const { time_zone: timeZone } = useUser().district
  useListFollowing(kept, `${removed} ${going}`)
  const isFirstPage = !list.search.has('after') && !list.search.has('before')
  const asked = askedAt(list.search)
  const isUnlisted = ({ base, status }: Kept) => !base || (isOutOfReach && !isSent(status))
  const unknown = kept.filter((it) => isUnlisted(it) && isFirstPage && isAsked(it, asked, timeZone))
  const waits = new Set(waiting.split(' '))
  // What waits stands above what is saved.
  const order = (a: Kept, b: Kept) =>
    Number(waits.has(b.id)) - Number(waits.has(a.id)) ||
    b.document.startedAt.localeCompare(a.document.startedAt)
  return {
    unknown: unknown.toSorted(order),
    waiting: waits,
    queued: new Set(kept.filter(isQueued).flatMap(togetherIn)),
    removed: new Set(removed.split(' ')),
  }
}

/** The ids of observations that wait, in one string, which stays the same as long as they do. */
function waitingOn(device: Device): string {
  const waiting = device.list().filter(({ id }) => device.stateOf(id) !== 'saved')
  return waiting.map(({ id }) => id).join(' ')
}

/** Asks for the list again when something has arrived at the server. */
function useListFollowing(kept: readonly Kept[], removals: string) {
  const saved = kept.map(({ base, status }) => base && `${base.revision} ${status}`).join('')
  const known = saved + removals
  const listed = useRef(known)
  // After a sign-out the list is not asked for any more.
  const isOpen = useOpenDevice() !== undefined
  // The sync loop, which works beside the page.
  useEffect(() => {
    if (!isOpen) return
    if (listed.current !== known) void listsChanged()
    listed.current = known
  }, [known, isOpen])
}

type Asked = ReturnType<typeof askedAt>

function isAsked(kept: Kept, asked: Asked, timeZone: string): boolean {
  const { toolTypeId, educatorId, schoolId, educator, startedAt } = kept.document
  const day = dayIn(timeZone, new Date(startedAt))
  const word = asked.search?.toLowerCase() ?? ''
  return (
    asked.by !== 'others' &&
    (asked.tool ?? toolTypeId) === toolTypeId &&
    (asked.educator ?? educatorId) === educatorId &&
    (asked.school ?? schoolId) === schoolId &&
    (asked.status === undefined || asked.status === 'unsent' || asked.status === kept.goal) &&
    (asked.from ?? day) <= day &&
    (asked.to ?? day) >= day &&
    (educator.name.toLowerCase().includes(word) || hasWords([educator.name], searchWords(word)))
  )
}
