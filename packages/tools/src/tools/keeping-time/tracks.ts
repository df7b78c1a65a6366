import type { Visit } from '../../definition/tool.ts'
import { NOT_NOTED, NOT_OBSERVED } from './categories.ts'
import type { KeepingTimeCapture } from './keeping-time.shape.ts'
import { lengthOf, type Segment, segmentsOf } from './segments.ts'

export type Track = keyof KeepingTimeCapture

const none: Readonly<Record<Track, string>> = { activities: NOT_OBSERVED, groupings: NOT_NOTED }

type Span = Pick<Visit, 'startedAt' | 'endedAt'>

/** The length of a visit in whole seconds; without a clock, up to the last beginning. */
export function visitLength(
  { activities, groupings }: KeepingTimeCapture,
  visit: Span,
  now?: number,
): number {
  return lengthOf([...activities, ...groupings], visit, now)
}

export function track(capture: KeepingTimeCapture, of: Track, { startedAt }: Span, until: number): Segment[] {
  return segmentsOf(capture[of], startedAt, until, none[of])
}
