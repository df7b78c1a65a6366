import type { Day } from '@corridor/domain/calendar/calendar'
import type { Opening } from '@corridor/domain/report/opening'
import { grouped } from '../grouped.ts'
import { opening } from '../visits/opening.ts'
import type { CountedVisit } from '../visits/visits-of.ts'
import type { EducatorStory } from './load-educator.ts'

/** The visits of an educator that a figure stands for. */
interface VisitsWhere {
  readonly on?: Day
  readonly tools?: readonly number[]
  readonly observer?: number
  readonly configuration?: number
  /** The visits with these records. */
  readonly records?: readonly string[]
  /** What was counted in the records, where that finds them again; else they are asked for by their ids. */
  readonly marked?: { readonly items: readonly string[]; readonly values: readonly string[] }
}

export type Opens = (where?: VisitsWhere) => { readonly opens?: Opening }

/** Makes the openings of the figures about an educator, each with the number of visits that it will find. */
export function openingsOf({ educator, visits, told }: EducatorStory): Opens {
  const isSettled = new Set(told.filter(({ isChanging }) => !isChanging).map(({ id }) => id))
  const settled = visits.map((it) => only(it, isSettled))
  // Most openings are those of one visit.
  const [byDay, settledByDay] = [grouped(visits, dayOf), grouped(settled, dayOf)]
  return (where = {}) => {
    const { on, tools, observer, configuration, records, marked } = where
    const isWhole = configuration === undefined && records === undefined
    const days = isWhole ? byDay : settledByDay
    const ofDays = on === undefined ? (isWhole ? visits : settled) : (days.get(on) ?? [])
    const found = ofDays.filter((visit) => fits(visit, where))
    const opens = opening(found.length, {
      educators: [educator.id],
      from: on,
      to: on,
      tools,
      configuration,
      observers: observer === undefined ? undefined : [observer],
      ...(marked ?? { records }),
    })
    return opens ? { opens } : {}
  }
}

/** A visit without its observations that are being changed: what was marked in them does not count. */
function only(visit: CountedVisit, isSettled: ReadonlySet<string>): CountedVisit {
  return { ...visit, observations: visit.observations.filter(({ id }) => isSettled.has(id)) }
}

function dayOf({ startedOn }: CountedVisit): Day {
  return startedOn
}

function fits(
  { observerId, observations }: CountedVisit,
  { tools, observer, configuration, records }: Omit<VisitsWhere, 'on'>,
): boolean {
  return (
    (observer === undefined || observerId === observer) &&
    observations.some(
      ({ id, toolTypeId, configurationId }) =>
        (tools === undefined || tools.includes(toolTypeId)) &&
        (configuration === undefined || configurationId === configuration) &&
        (records === undefined || records.includes(id)),
    )
  )
}
