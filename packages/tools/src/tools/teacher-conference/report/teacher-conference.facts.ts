import type { Fact, Visit } from '../../../definition/tool.ts'
import { askedIn, written } from '../conference.ts'
import { daysToMastery, isOverdue, lagOf } from '../follow-through.ts'
import { kinds, outcomes, owners } from '../kinds.ts'
import { isSigned } from '../signing.ts'
import type { ConferenceCapture } from '../teacher-conference.shape.ts'

/** Buckets of days from the visit to the conference about it; `most` is included. */
export const lags = [
  { value: 'same-day', label: 'Same day', most: 0 },
  { value: '1', label: '1 day', most: 1 },
  { value: '2', label: '2 days', most: 2 },
  { value: '3-5', label: '3 to 5 days', most: 5 },
  { value: '6-10', label: '6 to 10 days', most: 10 },
  { value: 'over-10', label: 'More than 10 days', most: Number.POSITIVE_INFINITY },
] as const

/** Buckets of days from agreeing on a step to calling it mastered; `most` is included. */
export const masteryTimes = [
  { value: '0-14', label: 'Up to 14 days', most: 14 },
  { value: '15-28', label: '15 to 28 days', most: 28 },
  { value: '29-56', label: '29 to 56 days', most: 56 },
  { value: 'over-56', label: 'More than 56 days', most: Number.POSITIVE_INFINITY },
] as const

export function conferenceFacts(capture: ConferenceCapture, visit: Visit): Fact[] {
  const { reviews } = capture
  const asked = askedIn(capture)
  const steps = written(capture.steps)
  const lag = spanOf(lags, lagOf(capture, visit))
  const mastery = reviews.map((it) => spanOf(masteryTimes, daysToMastery(it, visit)))
  const carried = reviews.filter(({ outcome }) => outcome === 'carried')
  const one = (is: boolean) => (is ? 1 : 0)
  return [
    ...kinds.map((value) => ({ item: 'kind', value, n: one(capture.kind === value) })),
    ...lags.map(({ value }) => ({ item: 'lag', value, n: one(lag === value) })),
    ...owners.map((value) => ({
      item: 'steps',
      value: `open-${value}`,
      n: steps.filter(({ owner }) => owner === value).length,
    })),
    ...outcomes.map((value) => ({
      item: 'steps',
      value,
      n: reviews.filter(({ outcome }) => outcome === value).length,
    })),
    { item: 'carried', value: 'dated', n: carried.filter(({ dueOn }) => dueOn !== null).length },
    { item: 'carried', value: 'overdue', n: carried.filter((it) => isOverdue(it, visit)).length },
    ...masteryTimes.map(({ value }) => ({
      item: 'mastery',
      value,
      n: mastery.filter((it) => it === value).length,
    })),
    { item: 'goals', value: 'set', n: written(capture.goals).length },
    { item: 'agenda', value: 'asked', n: asked.length },
    { item: 'agenda', value: 'noted', n: asked.filter(({ said }) => said.trim() !== '').length },
    { item: 'follow-up', value: 'planned', n: one(capture.followUpOn !== null) },
    { item: 'signed', value: 'leader', n: one(isSigned(capture)) },
  ]
}

function spanOf<T extends string>(
  spans: readonly { readonly value: T; readonly most: number }[],
  days: number | null,
): T | undefined {
  return days === null ? undefined : spans.find(({ most }) => days <= most)?.value
}
