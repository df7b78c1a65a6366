import type { ReportCard } from '@corridor/contract/reports/report'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { grouped } from '../grouped.ts'
import { type RatedByBoth, ratedByBoth } from '../records/set-figures.ts'
import type { SetSource } from '../sets/set-source.ts'
import type { ReportedRubric } from './reported-rubric.ts'

const LEAST_REACH = 2

/** The card of the educator's own level beside the observer's, in steps of the scale. Neither is the right one. */
export function selfRatings(source: SetSource, rubric: ReportedRubric): ReportCard[] {
  if (source.isSums) return []
  const rated = ratedByBoth(source.marks)
  const pairs = rated.flatMap((it) => {
    const gap = gapOf(it, rubric)
    return gap === undefined ? [] : [{ ...it, gap }]
  })
  const n = pairs.length
  if (n === 0) return []
  const distinct = (key: 'item' | 'educatorId') => new Set(pairs.map((it) => it[key])).size
  const within = pairs.filter(({ gap }) => Math.abs(gap) <= 1).length
  const about = [
    `${counted(n, 'pair')} on ${counted(distinct('item'), 'indicator')}`,
    counted(distinct('educatorId'), 'educator'),
  ].join(', ')
  return [
    {
      key: 'self-ratings',
      title: 'Self-rating and observer',
      line: about,
      size: 'third',
      blocks: [
        chartOf(source, rated, pairs),
        {
          kind: 'note',
          text: `Educator’s own level compared with the observer’s. Within one level: ${shareOf(within, n)}.`,
        },
      ],
    },
  ]
}

/** The gap between two ratings, in levels of the version both used; above zero where the educator's is higher. */
function gapOf({ version, self, seen }: RatedByBoth, { versions }: ReportedRubric): number | undefined {
  const levels = versions.find((it) => it.version === version)?.levels ?? []
  const own = levels.findIndex(({ value }) => String(value) === self)
  const theirs = levels.findIndex(({ value }) => levelFact(value) === seen)
  return own < 0 || theirs < 0 ? undefined : own - theirs
}

interface Gapped extends RatedByBoth {
  readonly gap: number
}

/** What opens the visits whose two levels lie so far apart, whichever version they are of. */
function openingsOf(source: SetSource, rated: readonly RatedByBoth[], pairs: readonly Gapped[]) {
  const gaps = grouped(pairs, ({ gap }) => gap)
  return new Map(
    [...gaps].map(([gap, theirs]) => {
      const named = new Set(theirs.map(({ self, seen }) => pairOf(self, seen)))
      const behind = rated.filter(({ self, seen }) => named.has(pairOf(self, seen)))
      const visits = new Set(behind.map(({ visit }) => visit)).size
      return [gap, source.opening(visits, { rated: [...named] })] as const
    }),
  )
}

/** A pair of levels as a filter names it: “3:2”. */
function pairOf(self: string, seen: string): string {
  return `${self}:${seen.replace(levelFact(0).slice(0, -1), '')}`
}

function chartOf(source: SetSource, rated: readonly RatedByBoth[], pairs: readonly Gapped[]): Block {
  const n = pairs.length
  const openings = openingsOf(source, rated, pairs)
  const reach = Math.max(LEAST_REACH, ...pairs.map(({ gap }) => Math.abs(gap)))
  const columns = Array.from({ length: 2 * reach + 1 }, (_, place) => {
    const gap = place - reach
    const found = pairs.filter((it) => it.gap === gap).length
    const opens = openings.get(gap)
    return { label: gapWords(gap), n: found, isMain: gap === 0, ...(opens && { opens }) }
  })
  return {
    kind: 'chart',
    title: 'Self-rating and observer',
    chart: { shape: 'columns', columns },
    table: {
      columns: [{ title: 'Educator’s own level' }, { title: 'Pairs', isNumber: true }],
      rows: columns.map((it) => [it.label, String(it.n)]),
      opens: columns.map((it) => [null, it.opens ?? null]),
    },
    n,
    counted: counted(n, 'pair'),
  }
}

function gapWords(gap: number): string {
  if (gap === 0) return 'Same'
  return `${Math.abs(gap)} ${gap < 0 ? 'lower' : 'higher'}`
}
