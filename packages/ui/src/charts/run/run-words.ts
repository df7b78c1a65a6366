import type { Run } from '@corridor/domain/report/block'

/** What a run shows, for people who do not see it. */
export function runWords({ points, levels, baseline, target }: Run): string {
  const named = (value: number) => {
    const label = levels.find((it) => it.value === value)?.label
    return label === undefined ? String(value) : `${value}, ${label}`
  }
  const each = points.map(({ label, value, isBreak }) => {
    const words = `${label}: ${value === null ? 'no opportunity' : named(value)}.`
    return isBreak ? `Another scale from here. ${words}` : words
  })
  return [
    ...each,
    ...(baseline === null ? [] : [`Baseline median ${baseline}.`]),
    ...(target === null ? [] : [`Target ${named(target)}.`]),
  ].join(' ')
}
