import type { ReportCard } from '@corridor/contract/report'
import type { Block } from '@corridor/domain/block'
import { counted, shareOf } from '@corridor/domain/count-words'
import { sum } from '@corridor/domain/statistics'
import { levelFact } from '@corridor/tools/expanded-rubric/rubric-facts'
import { ratedTwice } from '../set-details.ts'
import type { SetSource } from '../set-source.ts'
import type { ReportedRubric } from './reported-rubric.ts'

type Rated = Awaited<ReturnType<typeof ratedTwice>>[number]
const LEAST_REACH = 2

/** The educator's own level beside the observer's, in steps of the scale. Neither is the right one. */
export async function selfRatings(source: SetSource, rubric: ReportedRubric): Promise<ReportCard[]> {
  if (source.isSums) return []
  const rated = await ratedTwice(source)
  const pairs = rated.flatMap((it) => {
    const gap = gapOf(it, rubric)
    return gap === undefined ? [] : [{ ...it, gap }]
  })
  const n = sum(pairs.map((it) => it.pairs))
  if (n === 0) return []
  const distinct = (key: 'item' | 'educatorId') => new Set(pairs.map((it) => it[key])).size
  const within = sum(pairs.filter(({ gap }) => Math.abs(gap) <= 1).map((it) => it.pairs))
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
        chartOf(pairs, n),
        {
          kind: 'note',
          text: `Educator’s own level compared with the observer’s. Within one level: ${shareOf(within, n)}.`,
        },
      ],
    },
  ]
}

/** In levels of the version that both used; above zero where the educator chose the higher one. */
function gapOf({ version, self, seen }: Rated, { versions }: ReportedRubric): number | undefined {
  const levels = versions.find((it) => it.version === version)?.levels ?? []
  const own = levels.findIndex(({ value }) => String(value) === self)
  const theirs = levels.findIndex(({ value }) => levelFact(value) === seen)
  return own < 0 || theirs < 0 ? undefined : own - theirs
}

function chartOf(pairs: readonly { readonly gap: number; readonly pairs: number }[], n: number): Block {
  const reach = Math.max(LEAST_REACH, ...pairs.map(({ gap }) => Math.abs(gap)))
  const columns = Array.from({ length: 2 * reach + 1 }, (_, place) => {
    const gap = place - reach
    const found = sum(pairs.filter((it) => it.gap === gap).map((it) => it.pairs))
    return { label: gapWords(gap), n: found, isMain: gap === 0 }
  })
  return {
    kind: 'chart',
    title: 'Self-rating and observer',
    chart: { shape: 'columns', columns },
    table: {
      columns: [{ title: 'Educator’s own level' }, { title: 'Pairs', isNumber: true }],
      rows: columns.map((it) => [it.label, String(it.n)]),
    },
    n,
    counted: counted(n, 'pair'),
  }
}

function gapWords(gap: number): string {
  if (gap === 0) return 'Same'
  return `${Math.abs(gap)} ${gap < 0 ? 'lower' : 'higher'}`
}
