import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import type { ReportKind } from '@corridor/contract/reports/reports'
import { digits } from '@corridor/domain/numbers/digits'
import { EducatorId } from '@corridor/domain/people/ids'
import { matchPath, redirect } from 'react-router'

/** Which report is shown; the id says of which educator or set. */
export interface ReportPlace {
  readonly kind: ReportKind
  /** The educator’s or set’s id; null: none, or still to be chosen. */
  readonly id: number | null
}

const folders: Readonly<Record<ReportKind, string>> = {
  'school-overview': 'school-overview',
  educator: 'individual-educator',
  'look-for': 'custom-look-for',
  rubric: 'rubric',
}

export const reportTitles: Readonly<Record<ReportKind, string>> = {
  'school-overview': 'School overview',
  educator: 'Individual educator',
  'look-for': 'Custom look-fors',
  rubric: 'Rubric',
}

export const VISITS = '/reports/visits'

export function pathOf({ kind, id }: ReportPlace): string {
  return `/reports/${folders[kind]}${id === null ? '' : `/${id}`}`
}

/** The report of an address; an invalid id leads to the page for what does not exist. */
export function placeIn(kind: ReportKind, pathname: string): ReportPlace {
  const text = matchPath(`/reports/${folders[kind]}/:id?`, pathname)?.params.id
  if (text === undefined) return { kind, id: null }
  const id = digits(text)
  if (!(id > 0)) throw redirect('/404')
  return { kind, id }
}

/** The report’s educator or set as a filter, by which its visits are asked for. */
export function narrowedTo({ kind, id }: ReportPlace): ReportAsked {
  if (id === null) return {}
  return kind === 'educator' ? { educators: [EducatorId.parse(id)] } : { configuration: id }
}
