import type { Day } from '@corridor/domain/calendar/calendar'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { Opening } from '@corridor/domain/report/opening'
import { opening } from '../visits/opening.ts'
import type { CountedVisit } from '../visits/visits-of.ts'

/** Which of an educator's visits a figure stands for. */
interface VisitsWhere {
  readonly on?: Day
  readonly tools?: readonly number[]
  readonly observer?: number
  readonly configuration?: number
}

export type Opens = (where?: VisitsWhere) => { readonly opens?: Opening }

/** Makes what the figures about an educator open, each with the number of visits that it will find. */
export function openingsOf(educatorId: EducatorId, visits: readonly CountedVisit[]): Opens {
  return (where = {}) => {
    const { on, tools, observer, configuration } = where
    const found = visits.filter((visit) => fits(visit, where))
    const opens = opening(found.length, {
      educators: [educatorId],
      from: on,
      to: on,
      tools,
      configuration,
      observers: observer === undefined ? undefined : [observer],
    })
    return opens ? { opens } : {}
  }
}

function fits(
  { startedOn, observerId, observations }: CountedVisit,
  { on, tools, observer, configuration }: VisitsWhere,
): boolean {
  return (
    (on === undefined || startedOn === on) &&
    (observer === undefined || observerId === observer) &&
    observations.some(
      ({ toolTypeId, configurationId }) =>
        (tools === undefined || tools.includes(toolTypeId)) &&
        (configuration === undefined || configurationId === configuration),
    )
  )
}
