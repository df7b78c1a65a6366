import { categories, NOT_OBSERVED } from '../categories.ts'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'
import { atSecond, type Segment } from '../segments.ts'
import type { Start } from '../starts.ts'
import type { Track } from '../tracks.ts'

interface Around {
  readonly id: string
  readonly startedAt: string
  readonly config: KeepingTimeConfig
}

/** Splits a segment: the beginning of its second half, as another category, which is chosen next. */
export function splitOf(of: Track, { key, from, to }: Segment, { id, startedAt, config }: Around): Start {
  const at = atSecond(startedAt, Math.floor((from + to) / 2))
  return { id, at, key: othersOf(of, config).find((it) => it !== key) ?? key, note: '' }
}

function othersOf(of: Track, config: KeepingTimeConfig): readonly string[] {
  if (of === 'groupings') return config.groupings.map(({ id }) => id)
  return [NOT_OBSERVED, ...categories.flatMap(({ key }) => (config.categories[key].isOn ? [key] : []))]
}
