import type { Snapshot } from '@corridor/contract/observations/device'
import type { Found, FoundEducator, FoundObservation } from '@corridor/contract/search/search'
import { dayIn } from '@corridor/domain/calendar/calendar'
import { type Meant, meantObservations } from '@corridor/domain/observation/meant-observations'
import { gradesIn } from '@corridor/domain/people/grades'
import { hasWords, searchWords } from '@corridor/domain/words/search-words'
import { findFace, toolFaces } from '@corridor/tools/registry/faces'
import type { Device } from '../../device/device.ts'
import type { Kept } from '../../device/kept.ts'

const FIRST = 6

/**
 * What the device finds: the educators whom its person may observe, the sets to observe with, and their own unsent
 * observations.
 */
export function findOnDevice(
  device: Pick<Device, 'snapshot' | 'list'> | undefined,
  text: string,
  timeZone: string,
): Found {
  const snapshot = device?.snapshot()
  const words = searchWords(text)
  const educators = (snapshot?.educators ?? []).filter(({ name, room, grades, subject }) =>
    hasWords([name, room, grades, ...gradesIn(grades), subject], words),
  )
  const readings = meantObservations(text, dayIn(timeZone, new Date()), toolFaces)
  const kept = (device?.list() ?? [])
    .filter((it) => readings.some((meant) => isMeant(it, meant, timeZone)))
    .toSorted((a, b) => b.document.startedAt.localeCompare(a.document.startedAt))
  return {
    educators: { items: educators.slice(0, FIRST).map((it) => asFound(it, snapshot)), isMore: false },
    observations: { items: kept.slice(0, FIRST).map(asObservation), isMore: false, meant: {} },
    sets: { items: snapshot ? setsIn(snapshot, words) : [], isMore: false },
  }
}

function setsIn(
  { configurations, tools, schools }: Snapshot,
  words: readonly string[],
): Found['sets']['items'] {
  return configurations
    .filter(({ toolTypeId, isCurrent, name }) => {
      const isOn = tools.some((it) => it.toolTypeId === toolTypeId)
      return isCurrent && isOn && findFace(toolTypeId)?.isSingle === false && hasWords([name], words)
    })
    .slice(0, FIRST)
    .map(({ id, toolTypeId, name, schoolId }) => {
      const school = schools.find((it) => it.id === schoolId)?.name ?? null
      return { id, toolTypeId, name, school, status: 'published' }
    })
}

function isMeant({ document }: Kept, { names, tools, days }: Meant, timeZone: string): boolean {
  const day = dayIn(timeZone, new Date(document.startedAt))
  return (
    (names.length === 0 || hasWords([document.educator.name], names)) &&
    (tools.length === 0 || tools.includes(document.toolTypeId)) &&
    (!days || (days.from <= day && day <= days.to))
  )
}

function asFound(
  { id, name, grades, subject, room, schools }: Snapshot['educators'][number],
  snapshot: Snapshot | undefined,
): FoundEducator {
  const places = snapshot?.schools.filter((school) => schools.includes(school.id)) ?? []
  return { id, name, grades, subject, room, schools: places.map((it) => it.name), mayObserve: true }
}

function asObservation({ id, status, document }: Kept): FoundObservation {
  const { toolTypeId, startedAt, educator } = document
  return {
    id,
    toolTypeId,
    status,
    startedAt,
    educator: educator.name,
    observer: '',
    isMine: true,
    isAboutMe: false,
  }
}
