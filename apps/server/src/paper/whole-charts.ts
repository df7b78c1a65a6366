import type { Block } from '@corridor/domain/report/block'

export type Chart = Extract<Block, { kind: 'chart' }>['chart']

/** A chart as several, none of them higher than a page, where it has rows that can be divided. */
export function wholeCharts(chart: Chart, fits: (part: Chart) => boolean): Chart[] {
  for (let count = 1; ; count++) {
    const parts = count === 1 ? [chart] : divided(chart, count)
    // A chart with no more parts than things does not become smaller.
    if (parts.every(fits) || parts.length < count) return parts
  }
}

function divided(chart: Chart, count: number): Chart[] {
  switch (chart.shape) {
    case 'rows':
      return shared(chart.rows, count).map((rows) => ({ ...chart, rows }))
    case 'grid':
      return shared(chart.rows, count).map((rows) => ({ ...chart, rows }))
    case 'tallies':
      return chart.groups.length > 1
        ? shared(chart.groups, count).map((groups) => ({ ...chart, groups }))
        : chart.groups.flatMap((group) =>
            shared(group.rows, count).map((rows) => ({ ...chart, groups: [{ ...group, rows }] })),
          )
    case 'stacked-bars':
      return shared(chart.bars, count).map((bars) => ({ ...chart, bars, among: chart.bars }))
    case 'ribbon':
      return shared(chart.tracks, count).map((tracks) => ({ ...chart, tracks }))
    default:
      return [chart]
  }
}

/** Things in at most `count` parts, as equal in size as can be. */
function shared<T>(things: readonly T[], count: number): T[][] {
  const parts = Math.max(1, Math.min(count, things.length))
  return Array.from({ length: parts }, (_, part) =>
    things.slice(
      Math.round((part * things.length) / parts),
      Math.round(((part + 1) * things.length) / parts),
    ),
  )
}
