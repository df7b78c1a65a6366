import type { ReportCard } from '@corridor/contract/reports/report'
import { sum } from '@corridor/domain/numbers/statistics'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { levelFact } from '@corridor/tools/tools/expanded-rubric/report/rubric-facts'
import { ratedTwice, visitsBehindPairs } from '../sets/set-details.ts'
import type { SetSource } from '../sets/set-source.ts'
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
        await chartOf(source, pairs, n),
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

interface Gapped extends Rated {
  readonly gap: number
}

/** The visits with two levels that lie so far apart. */
async function openingsOf(source: SetSource, pairs: readonly Gapped[]) {
  const gaps = [...new Set(pairs.map(({ gap }) => gap))].map((gap) => {
    const theirs = pairs.filter((it) => it.gap === gap)
    return { figure: String(gap), pairs: [...new Set(theirs.map(({ self, seen }) => pairOf(self, seen)))] }
  })
  const behind = await visitsBehindPairs(source, gaps)
  return new Map(
    gaps.map(({ figure, pairs: rated }) => [figure, source.opening(behind(figure), { rated })] as const),
  )
}

/** As a question names it: «3:2». */
function pairOf(self: string, seen: string): string {
  return `${self}:${seen.replace(levelFact(0).slice(0, -1), '')}`
}

async function chartOf(source: SetSource, pairs: readonly Gapped[], n: number): Promise<Block> {
  const openings = await openingsOf(source, pairs)
  const reach = Math.max(LEAST_REACH, ...pairs.map(({ gap }) => Math.abs(gap)))
  const columns = Array.from({ length: 2 * reach + 1 }, (_, place) => {
    const gap = place - reach
    const found = sum(pairs.filter((it) => it.gap === gap).map((it) => it.pairs))
    const opens = openings.get(String(gap))
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
