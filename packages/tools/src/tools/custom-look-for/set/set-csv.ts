import { csvOf } from '@corridor/domain/files/csv'
import type { LookFor, LookForSet } from './look-for-set.shape.ts'
import { optionsOf, partsOf } from './set-order.ts'

/** The columns of a set as a spreadsheet, each by what stands over it. */
export const setColumns = [
  'Domain',
  'Code',
  'Prompt',
  'Looks like',
  'Does not look like',
  'Type',
  'Options',
  'Required',
  'No opportunity',
  'Private',
  'Asks evidence',
] as const
export type SetColumn = (typeof setColumns)[number]

/** A look-for set as CSV: one row an item, in order. Options stand in one cell, with a bar between them. */
export function setCsv(set: LookForSet): string {
  return csvOf({
    columns: setColumns.map((title) => ({ title })),
    rows: partsOf(set).flatMap(({ domain, items }) =>
      items.map((item) => setColumns.map((column) => cellOf(column, domain.title, item))),
    ),
  })
}

function cellOf(column: SetColumn, domain: string, item: LookFor): string {
  const cells: Readonly<Record<SetColumn, string>> = {
    Domain: domain,
    Code: item.code,
    Prompt: item.prompt,
    'Looks like': item.looksLike,
    'Does not look like': item.doesNotLookLike,
    Type: item.type,
    Options: optionsOf(item)
      .map(({ label }) => label.replace(/[\\|]/g, '\\$&'))
      .join(' | '),
    Required: yesOrNo(item.isRequired),
    'No opportunity': yesOrNo(item.allowsNoOpportunity),
    Private: yesOrNo(item.isPrivate),
    'Asks evidence': yesOrNo(item.asksEvidence),
  }
  return cells[column]
}

function yesOrNo(is: boolean): string {
  return is ? 'yes' : 'no'
}
