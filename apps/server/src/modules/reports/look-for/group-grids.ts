import type { ReportCard } from '@corridor/contract/reports/report'
import { intervalOf } from '@corridor/domain/numbers/interval'
import type { Block } from '@corridor/domain/report/block'
import type { Opening } from '@corridor/domain/report/opening'
import type { Grid } from '@corridor/domain/report/report-shapes'
import { counted, hundredths } from '@corridor/domain/words/count-words'
import { byNumbers } from '@corridor/domain/words/in-order'
import { grouped as groupedBy } from '../grouped.ts'
import type { SumsOf } from '../records/set-figures.ts'
import { type Size, tooFewWords } from '../sets/compared.ts'
import { rateWords, stepOf } from '../sets/rate-words.ts'
import type { SetSource } from '../sets/set-source.ts'
import { observedRate, type ReportedLookFor, type ReportedSet, statesOf } from './reported-set.ts'

/** A group of visits: a school, a grade or a subject. */
interface Group extends Size {
  readonly key: string
  readonly label: string
  /** How many visits are counted, coaching among them. */
  readonly total: number
  readonly narrower: Readonly<Record<string, readonly (string | number)[]>>
}

interface Grouped {
  readonly key: string
  readonly title: string
  readonly head: string
  readonly by: 'school' | 'grades' | 'subject'
  readonly groups: readonly Group[]
}

/** The card of schools side by side, A to Z. */
export function schoolsCard(source: SetSource, set: ReportedSet): ReportCard[] {
  const sizes = source.sizes('school')
  const all = groupedBy(source.all, ({ schoolId }) => schoolId)
  const groups = source.schools.flatMap(({ id, name }): Group[] => {
    const total = all.get(id)?.length ?? 0
    const size = sizes.find(({ key }) => key === String(id)) ?? { visits: 0, educators: 0 }
    if (total === 0) return []
    const { visits, educators } = size
    return [{ key: String(id), label: name, visits, educators, total, narrower: { schools: [id] } }]
  })
  return gridCard(source, set, {
    key: 'schools',
    title: 'School by look-for',
    head: 'School',
    by: 'school',
    groups,
  })
}

/** Cards of grades and subjects, side by side. For a reader who sees sums alone such groups would tell of single people. */
export function taughtCards(source: SetSource, set: ReportedSet): ReportCard[] {
  if (source.isSums) return []
  const grades = taughtGroups(source, 'grades')
  const subjects = taughtGroups(source, 'subject')
  return [
    ...gridCard(source, set, {
      key: 'grades',
      title: 'By grade',
      head: 'Grade',
      by: 'grades',
      groups: grades,
    }),
    ...gridCard(source, set, {
      key: 'subjects',
      title: 'By subject',
      head: 'Subject',
      by: 'subject',
      groups: subjects,
    }),
  ]
}

function taughtGroups(source: SetSource, by: 'grades' | 'subject'): Group[] {
  const name = by === 'grades' ? 'grades' : 'subjects'
  const sizes = source.sizes(by)
  return sizes
    .map(({ key, visits, educators }) => ({
      key,
      label: key || 'Not noted',
      visits,
      educators,
      total: visits,
      narrower: { [name]: [key] },
    }))
    .sort((a, b) => byNumbers(a.label, b.label))
}

function gridCard(source: SetSource, { present }: ReportedSet, grouped: Grouped): ReportCard[] {
  const { key, title, head, by, groups } = grouped
  if (groups.length < 2 || present.length === 0) return []
  const sums = source.sums([by])
  const rows = groups.map((group) => rowOf(source, group, present, sums))
  const isShown = rows.filter(({ row }) => row.hidden === null)
  // Schools are few and all are named in the grid; of subjects there may be dozens with one visit.
  const left = by === 'school' ? [] : rows.filter(({ row }) => row.hidden !== null)
  const drawn = by === 'school' ? rows : isShown
  return [
    {
      key,
      title,
      line: 'Observed rate in percent, A to Z. Shade and number say the same thing.',
      size: by === 'school' ? 'full' : 'half',
      blocks:
        isShown.length === 0
          ? [
              note(
                `No ${head.toLowerCase()} has 10 visits and 5 educators yet. With fewer, nothing is compared.`,
              ),
            ]
          : [chartOf(title, head, present, drawn), ...leftNote(left.map(({ row }) => row.label))],
    },
  ]
}

function leftNote(labels: readonly string[]): Block[] {
  if (labels.length === 0) return []
  return [note(`Not compared, with fewer than 10 visits or 5 educators: ${labels.join(', ')}.`)]
}

function note(text: string): Block {
  return { kind: 'note', text }
}

function rowOf(source: SetSource, group: Group, present: readonly ReportedLookFor[], sums: SumsOf) {
  const { label, total, narrower } = group
  const tooFew = tooFewWords(group)
  // A group that is not compared has no rates.
  const compared = tooFew === null ? present : []
  const rates = compared.map((look) => ({
    look,
    rate: observedRate(statesOf(sums(look.item.id, group.key))),
  }))
  const opens = source.opening(total, narrower)
  const cells = rates.map(({ look, rate: { k, n } }) => {
    const cellOpens = source.opening(k, { ...narrower, items: [look.item.id], values: ['observed'] })
    return cellOf({ k, n }, cellOpens)
  })
  const row: Grid['rows'][number] = {
    label,
    note: counted(total, 'visit'),
    hidden: tooFew && `${tooFew}: ${source.isSums ? 'not shown outside the school' : 'not compared'}`,
    cells,
    ...(opens && { opens }),
  }
  return { row, rates, total }
}

function cellOf(
  rate: { k: number; n: number },
  opens: Opening | undefined,
): Grid['rows'][number]['cells'][number] {
  const share = intervalOf(rate)?.share
  return {
    words: share === undefined ? rateWords(rate) : String(hundredths(share)),
    step: share === undefined ? null : stepOf(share),
    ...(opens && { opens }),
  }
}

function chartOf(
  title: string,
  head: string,
  present: readonly ReportedLookFor[],
  rows: readonly ReturnType<typeof rowOf>[],
): Block {
  const visits = rows.reduce((all, { total }) => all + total, 0)
  return {
    kind: 'chart',
    title,
    chart: {
      shape: 'grid',
      head,
      columns: present.map(({ code, item, mark }) => ({ label: code, title: `${item.prompt}${mark}` })),
      rows: rows.map(({ row }) => row),
    },
    table: {
      columns: [
        { title: head },
        { title: 'Visits', isNumber: true },
        ...present.map(({ code }) => ({ title: code, isNumber: true })),
      ],
      rows: rows.map(({ row, rates, total }) => [
        row.label,
        String(total),
        ...(row.hidden === null
          ? rates.map(({ rate }) => rateWords(rate))
          : [row.hidden, ...present.slice(1).map(() => '')]),
      ]),
    },
    n: visits,
    counted: counted(visits, 'visit'),
  }
}
