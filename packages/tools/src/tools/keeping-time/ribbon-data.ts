import type { Ribbon } from '@corridor/domain/report/block'
import { NOT_NOTED } from './categories.ts'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'
import { labelOf, partsOf } from './labels.ts'
import type { Segment } from './segments.ts'

/** The ribbon of both tracks; the second only where somebody noted the grouping. */
export function ribbonOf(
  done: readonly Segment[],
  grouped: readonly Segment[],
  length: number,
  config: KeepingTimeConfig,
): Ribbon {
  const groupings = grouped.map((it) => ({ ...it, key: apart(it.key) }))
  return {
    shape: 'ribbon',
    parts: [...partsOf(config), ...groupingParts(grouped, config)],
    length,
    tracks: [
      { label: 'Activity', pieces: piecesOf(done) },
      ...(grouped.length === 0 ? [] : [{ label: 'Grouping', pieces: piecesOf(groupings) }]),
    ],
  }
}

const piecesOf = (segments: readonly Segment[]) => segments.map(({ key, from, to }) => ({ key, from, to }))

/** The key of a grouping, which may have the name of an activity. */
const apart = (key: string) => `grouping ${key}`

/** The parts of the grouping track. Groupings have no colors: their words stand in them. */
function groupingParts(grouped: readonly Segment[], config: KeepingTimeConfig): Ribbon['parts'] {
  const known = [...config.groupings.map(({ id }) => id), NOT_NOTED]
  return known
    .filter((id) => grouped.some(({ key }) => key === id))
    .map((id) => ({
      key: apart(id),
      letter: '',
      hue: 'slate',
      label: labelOf('groupings', id, config),
    }))
}
