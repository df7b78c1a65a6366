import type { Block } from '@corridor/domain/block'

export type Chart = Extract<Block, { kind: 'chart' }>['chart']

/** A chart as several, none of them higher than a page, where it has rows that can be divided. */
export function wholeCharts(chart: Chart, fits: (part: Chart) => boolean): Chart[] {
  if (fits(chart)) return [chart]
  const parts = halves(chart)
  return parts.length < 2 ? [chart] : parts.flatMap((part) => wholeCharts(part, fits))
}

function halves(chart: Chart): Chart[] {
  switch (chart.shape) {
    case 'rows':
    case 'grid':
      return chart.shape === 'rows'
        ? half(chart.rows).map((rows) => ({ ...chart, rows }))
        : half(chart.rows).map((rows) => ({ ...chart, rows }))
    case 'tallies':
      return chart.groups.length > 1
        ? half(chart.groups).map((groups) => ({ ...chart, groups }))
        : chart.groups.flatMap((group) =>
            half(group.rows).map((rows) => ({ ...chart, groups: [{ ...group, rows }] })),
          )
    case 'stacked-bars':
      return half(chart.bars).map((bars) => ({ ...chart, bars }))
    case 'ribbon':
      return half(chart.tracks).map((tracks) => ({ ...chart, tracks }))
    default:
      return [chart]
  }
}

function half<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]]
  const middle = Math.ceil(things.length / 2)
  return [things.slice(0, middle), things.slice(middle)]
}
