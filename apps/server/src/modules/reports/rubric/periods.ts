import type { ReportCard } from '@corridor/contract/reports/report'
import { intervalWords } from '@corridor/domain/numbers/interval'
import type { Block } from '@corridor/domain/report/block'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import { spanWords } from '../framed.ts'
import { type Size, tooFewWords } from '../sets/compared.ts'
import { NOTHING } from '../sets/rate-words.ts'
import { visitsBehind } from '../sets/set-details.ts'
import { openSetIn, type SetSource } from '../sets/set-source.ts'
import type { Reading } from '../source.ts'
import {
  indicatorWords,
  levelCounts,
  levelFacts,
  type ReportedRubric,
  upperWords,
} from './reported-rubric.ts'
import { spanBefore } from './span-before.ts'

/** The report's days beside the ones before: only where enough visits and educators stand behind both. */
export async function periodsCard(
  context: Reading,
  source: SetSource,
  rubric: ReportedRubric,
): Promise<ReportCard[]> {
  if (source.isSums || source.shown.length === 0) return []
  const days = spanBefore(source.span, source.years)
  const before = await openSetIn(context, source, days)
  const periods = [before, source]
  const lacking = periods.flatMap((it) => {
    const words = tooFewWords(sizeOf(it))
    return words ? [`${spanWords(it.span)}: ${words}.`] : []
  })
  return [
    {
      key: 'periods',
      title: 'Period against period',
      line: periods.map((it) => `${spanWords(it.span)}: ${counted(it.shown.length, 'visit')}`).join('. '),
      size: 'full',
      blocks:
        lacking.length > 0
          ? [{ kind: 'note', text: `Too few to compare. ${lacking.join(' ')}` }]
          : tableOf(before, source, rubric),
    },
  ]
}

function sizeOf({ shown }: SetSource): Size {
  return { visits: shown.length, educators: new Set(shown.map(({ educatorId }) => educatorId)).size }
}

function tableOf(before: SetSource, now: SetSource, rubric: ReportedRubric): Block[] {
  const [earlier, later] = [before.sums([]), now.sums([])]
  const openBefore = before.opening(before.all.length, {
    from: before.span.from,
    to: before.span.to,
  })
  const openNow = now.opening(now.all.length, { from: now.span.from, to: now.span.to })
  const words = upperWords(rubric)
  const openings = [upperOpenings(before, rubric), upperOpenings(now, rubric)]
  return [
    {
      kind: 'facts',
      items: [
        {
          label: 'Before',
          value: spanWords(before.span),
          note: sizeNote(before),
          ...(openBefore && { opens: openBefore }),
        },
        { label: 'Now', value: spanWords(now.span), note: sizeNote(now), ...(openNow && { opens: openNow }) },
      ],
    },
    {
      kind: 'table',
      title: `${words}, period against period`,
      table: {
        columns: [
          { title: 'Indicator' },
          ...[`${words}, before`, '95% interval', `${words}, now`, '95% interval'].map((title) => ({
            title,
            isNumber: true,
          })),
        ],
        rows: rubric.items.map((row) => {
          const rates = [earlier, later].map((sums) => {
            const { upper, scored } = levelCounts(sums, [row], rubric)
            return { k: upper, n: scored }
          })
          return [
            indicatorWords(row),
            ...rates.flatMap((it) => [it.n === 0 ? NOTHING : shareOf(it.k, it.n), intervalWords(it)]),
          ]
        }),
        opens: rubric.items.map(({ item }) => [
          null,
          ...openings.flatMap((opens) => [opens.get(item.id) ?? null, null]),
        ]),
      },
    },
    {
      kind: 'note',
      text: 'Where the intervals overlap, no change is claimed. An indicator that was reworded begins anew.',
    },
  ]
}

/** What opens from each indicator’s levels of the upper half, in the days of a source. */
function upperOpenings(source: SetSource, rubric: ReportedRubric) {
  const { from, to } = source.span
  const { upper: values } = levelFacts(rubric)
  const ids = rubric.items.map(({ item }) => item.id)
  const behind = visitsBehind(
    source,
    ids.map((id) => ({ figure: id, items: [id], values })),
  )
  return new Map(ids.map((id) => [id, source.opening(behind(id), { from, to, items: [id], values })]))
}

function sizeNote(source: SetSource): string {
  const { visits, educators } = sizeOf(source)
  return `${counted(visits, 'visit')}, ${counted(educators, 'educator')}`
}
