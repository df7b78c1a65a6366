import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import type { rosterFields } from '@corridor/domain/roster/roster-field'
import { counted, shareOf } from '@corridor/domain/words/count-words'

type Read = NonNullable<RosterImport['read']>

export const fieldChoices: Readonly<Record<(typeof rosterFields)[number], string>> = {
  externalId: 'Id',
  name: 'Whole name',
  givenName: 'First name',
  familyName: 'Last name',
  email: 'Email',
  school: 'School',
  grades: 'Grades',
  subject: 'Subject',
  room: 'Room',
  hiredOn: 'Hired on',
  role: 'Role',
  jobTitle: 'Job title',
  status: 'Status',
}

const formats: Readonly<Record<Read['format'], string>> = {
  csv: 'CSV',
  tsv: 'Text with tabs',
  xlsx: 'Excel workbook',
  'oneroster-1.1': 'OneRoster 1.1',
  'oneroster-1.2': 'OneRoster 1.2',
}
const encodings = { 'utf-8': 'UTF-8', 'utf-16': 'UTF-16', 'windows-1252': 'Windows letters' } as const
const separators = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as const

/** “OneRoster 1.2, whole roster” */
export function formatWords({ read, isWhole, who }: RosterImport): string {
  if (!read) return ''
  const part = who === 'users' ? '' : isWhole ? ', whole roster' : ', part of a roster'
  return formats[read.format] + part
}

/** “UTF-8, semicolons, headings in row 3” */
export function recognizedWords(read: Read): string {
  return [
    read.encoding && encodings[read.encoding],
    read.separator && separators[read.separator],
    read.sheet && `sheet “${read.sheet}”`,
    read.headerRow !== null && `headings in row ${read.headerRow}`,
  ]
    .filter((it) => it)
    .join(', ')
}

/** What an import will do, line by line: what it writes, whom it suggests to invite, and what it passes over. */
export interface Outlook {
  readonly writes: readonly string[]
  readonly suggests: readonly string[]
  readonly passes: readonly string[]
}

export function outlookOf(it: RosterImport): Outlook {
  const outside = it.outside > 0 ? [`${counted(it.outside, 'row')} of other schools left out.`] : []
  return {
    // Where nothing changes, that is said once, in place of the button.
    writes: changesIn(it) === 0 ? [] : it.who === 'educators' ? educatorLines(it) : titleLines(it),
    suggests: suggestedLines(it),
    passes: [...outside, ...passedLines(it.read?.passedOver)],
  }
}

/** How many were added and how many changed; a 0 is left out, unless both are. */
export function writtenLines({ new: added, changed }: RosterImport['counts']): string[] {
  const lines = [...lineOf(added, 'added'), ...lineOf(changed, 'changed')]
  return lines.length > 0 ? lines : ['Nobody added or changed.']
}

function lineOf(count: number, words: string): string[] {
  return count > 0 ? [`${counted(count, 'person', 'people')} ${words}.`] : []
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are')

/** “4 of 146 (3%) leave” */
export function leavingWords({ counts: { leaving }, active }: RosterImport): string {
  return `${shareOf(leaving, active)} ${leaving === 1 ? 'leaves' : 'leave'}`
}

const becoming = (count: number) => (count === 1 ? 'becomes a suggestion' : 'become suggestions')

function educatorLines(it: RosterImport): string[] {
  const { counts } = it
  const lines = [
    ...lineOf(counts.new, `${isOrAre(counts.new)} added`),
    ...lineOf(counts.changed, `${isOrAre(counts.changed)} changed`),
  ]
  if (lines.length === 0) lines.push('Nobody is added or changed.')
  if (counts.leaving > 0) lines.push(`${leavingWords(it)}. Their visits stay.`)
  return lines
}

function titleLines({ counts: { changed } }: RosterImport): string[] {
  return changed > 0 ? [`${counted(changed, 'job title')} ${isOrAre(changed)} changed.`] : []
}

function suggestedLines({ counts: { invite }, who }: RosterImport): string[] {
  if (who === 'users' && invite === 0) return ['Nobody else is to be invited.']
  if (who === 'users')
    return [
      `${counted(invite, 'person', 'people')} ${becoming(invite)} to invite, with a role you choose. A file never gives access.`,
    ]
  if (invite === 0) return []
  return [
    `${counted(invite, 'administrator')} in the file ${becoming(invite)} to invite. A file never gives access.`,
  ]
}

function passedLines(passed: Read['passedOver'] | undefined): string[] {
  if (!passed) return []
  const { students, parents, totals, withoutRole } = passed
  const lines: string[] = []
  const aside = [
    ...(students > 0 ? [counted(students, 'student')] : []),
    ...(parents > 0 ? [counted(parents, 'parent')] : []),
  ]
  if (aside.length > 0)
    lines.push(`${aside.join(' and ')} ${students + parents === 1 ? 'was' : 'were'} counted, not read.`)
  if (totals > 0) lines.push(`${counted(totals, 'row')} of totals passed over.`)
  if (withoutRole > 0) lines.push(`${counted(withoutRole, 'person', 'people')} without a role passed over.`)
  return lines
}

export function changesIn({ counts, who }: RosterImport): number {
  const shared = counts.changed + counts.invite
  return who === 'educators' ? counts.new + counts.leaving + shared : shared
}

/** What an undo took back, and what it could not. */
export function undoneWords({ undone, visited, edited }: NonNullable<RosterImport['undone']>): string[] {
  const stay = (count: number) => `${counted(count, 'person', 'people')} ${count === 1 ? 'stays' : 'stay'}`
  return [
    `${counted(undone, 'change')} taken back.`,
    ...(visited > 0 ? [`${stay(visited)}: visits, steps or groups refer to them by now.`] : []),
    ...(edited > 0 ? [`${stay(edited)} as they are: they were changed since.`] : []),
  ]
}
