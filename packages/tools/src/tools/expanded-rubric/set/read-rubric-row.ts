import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import { Domain, Indicator } from '../expanded-rubric.shape.ts'
import { unbarred } from './barred.ts'
import type { RubricColumn } from './rubric-csv.ts'

/** An indicator before it has its place and its ids. */
type WrittenIndicator = Omit<Indicator, 'id' | 'domainId' | 'rank' | 'attributes'> & {
  readonly attributes: readonly string[]
}

export interface ReadRow {
  readonly number: number
  readonly domain: string
  readonly written: WrittenIndicator
  /** “Row 7: Give the indicator a title.” */
  readonly errors: readonly string[]
}

/** Reads one row of the rubric’s spreadsheet, with everything that has to be mended in it. */
export function readRubricRow(
  number: number,
  cell: (column: RubricColumn) => string,
  descriptors: Readonly<Record<string, string>>,
): ReadRow {
  const weight = cell('Weight') === '' ? 1 : Number(cell('Weight').replace(',', '.'))
  const written = {
    code: cell('Code'),
    title: cell('Title'),
    descriptors: { ...descriptors },
    attributes: unbarred(cell('Attributes')),
    weight: Number.isFinite(weight) ? weight : -1,
    roles: unbarred(cell('Roles')),
  }
  const place = { id: 'new', rank: '01m' }
  const attributes = written.attributes.map((text, index) => ({ id: `new-${index}`, text }))
  const issues = [
    ...(Domain.safeParse({ ...place, title: cell('Domain') }).error?.issues ?? []),
    ...(Indicator.safeParse({ ...place, domainId: 'new', ...written, attributes }).error?.issues ?? []),
  ]
  const words = new Set(
    issues.map((it) => (it.path[0] === 'weight' ? 'Write a weight from 0 to 10.' : wordsOfIssue(it))),
  )
  const errors = [...words].map((it) => `Row ${number}: ${it}`)
  return { number, domain: cell('Domain'), written, errors }
}
