import { categories, NOT_NOTED } from './categories.ts'
import type { KeepingTimeConfig } from './keeping-time.shape.ts'
import type { Track } from './tracks.ts'

export function labelOf(track: Track, key: string, config: KeepingTimeConfig): string {
  if (track === 'activities') {
    const known = categories.find((it) => it.key === key)
    return known ? config.categories[known.key].label : key
  }
  if (key === NOT_NOTED) return 'Not noted'
  return config.groupings.find(({ id }) => id === key)?.label ?? key
}

/** The twelve categories as a ribbon draws them: always all of them, so that each keeps its pattern. */
export function partsOf(config: KeepingTimeConfig) {
  return categories.map(({ key, letter, hue }) => ({
    key,
    letter,
    hue,
    label: config.categories[key].label,
  }))
}
