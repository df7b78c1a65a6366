import { dayIn, daysFrom } from '@corridor/domain/days'
import type { Fact, Visit } from '../tool.ts'
import { askedIn, written } from './conference.ts'
import { kinds, outcomes, owners } from './kinds.ts'
import { isSigned } from './signing.ts'
import type { ConferenceCapture } from './teacher-conference.shape.ts'

/** Days from the visit to the talk about it: up to so many. */
export const lags = [
  { value: 'same-day', label: 'Same day', most: 0 },
  { value: '1', label: '1 day', most: 1 },
  { value: '2', label: '2 days', most: 2 },
  { value: '3-5', label: '3 to 5 days', most: 5 },
  { value: '6-10', label: '6 to 10 days', most: 10 },
  { value: 'over-10', label: 'More than 10 days', most: Number.POSITIVE_INFINITY },
] as const

export function conferenceFacts(capture: ConferenceCapture, visit: Visit): Fact[] {
  const asked = askedIn(capture)
  const steps = written(capture.steps)
  const lag = lagOf(capture, visit)
  const one = (is: boolean) => (is ? 1 : 0)
  return [
    ...kinds.map((value) => ({ item: 'kind', value, n: one(capture.kind === value) })),
    ...lags.map(({ value }) => ({ item: 'lag', value, n: one(lag === value) })),
    ...owners.map((value) => ({
      ...{ item: 'steps', value: `open-${value}` },
      n: steps.filter(({ owner }) => owner === value).length,
    })),
    ...outcomes.map((value) => ({
      ...{ item: 'steps', value },
      n: capture.reviews.filter(({ outcome }) => outcome === value).length,
    })),
    { item: 'goals', value: 'set', n: written(capture.goals).length },
    { item: 'agenda', value: 'asked', n: asked.length },
    { item: 'agenda', value: 'noted', n: asked.filter(({ said }) => said.trim() !== '').length },
    { item: 'follow-up', value: 'planned', n: one(capture.followUpOn !== null) },
    { item: 'signed', value: 'leader', n: one(isSigned(capture)) },
  ]
}

/** Nothing where it is not known which visit it is about, or where that is yet to come. */
function lagOf({ aboutOn }: ConferenceCapture, { startedAt, timeZone }: Visit) {
  if (aboutOn === null) return undefined
  const days = daysFrom(aboutOn, dayIn(timeZone, new Date(startedAt)))
  return days < 0 ? undefined : lags.find(({ most }) => days <= most)?.value
}
