import { dayAndYear } from '@corridor/domain/calendar/day-words'
import { dollars } from '@corridor/domain/plan/money'
import type { PricedOrder } from '@corridor/domain/plan/order'
import { counted, grouped } from '@corridor/domain/words/count-words'
import type { DocumentKind } from '../billing.tables.ts'
import type { BillPaper, Fact } from './bill-paper.ts'

export const titles: Readonly<Record<DocumentKind, string>> = {
  quote: 'Quote',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
}

export function documentName({
  kind,
  number,
}: {
  readonly kind: DocumentKind
  readonly number: string
}): string {
  return `Corridor ${titles[kind]} ${number}.pdf`
}

export function termFact({ startsOn, endsOn }: Pick<PricedOrder, 'startsOn' | 'endsOn'>): Fact {
  return { label: 'Term', value: `${dayAndYear(startsOn)} to\n${dayAndYear(endsOn)}` }
}

export const lineColumns: BillPaper['columns'] = [
  { title: 'School' },
  { title: 'From' },
  { title: 'To' },
  { title: 'Days', isNumber: true },
  { title: 'Price per year', isNumber: true },
  { title: 'Amount', isNumber: true },
]

/** Rows of schools and billing years, each with how its amount comes about. */
export function lineRows({ lines }: Pick<PricedOrder, 'lines'>): string[][] {
  return lines.map(({ school, from, until, days, ofDays, yearlyCents, cents }) => [
    school,
    unbroken(dayAndYear(from)),
    unbroken(dayAndYear(until)),
    unbroken(`${grouped(days)} of ${grouped(ofDays)}`),
    dollars(yearlyCents),
    dollars(cents),
  ])
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}

/** The sums that the lines come to. */
export function sumFacts(
  { lines, subtotalCents, taxCents }: Pick<PricedOrder, 'lines' | 'subtotalCents' | 'taxCents'>,
  isExempt: boolean,
): Fact[] {
  const schools = new Set(lines.map(({ schoolId }) => schoolId)).size
  return [
    { label: counted(schools, 'school'), value: dollars(subtotalCents) },
    {
      label: isExempt && taxCents === 0 ? 'Sales tax (exempt, certificate on file)' : 'Sales tax',
      value: dollars(taxCents),
    },
  ]
}
