import type { ExportScope } from '@corridor/contract/reports/exports'
import { csvOf } from '@corridor/domain/files/csv'

/** The files of an export, in their order in the ZIP. Places in the database go by it: new ones come last. */
export const exportFiles = [
  'README.txt',
  'schools.csv',
  'educators.csv',
  'teaching.csv',
  'action-steps.csv',
  'observations.csv',
  'facts.csv',
  'replies.csv',
  'sent-copies.csv',
  'observations.jsonl',
] as const
export type ExportFile = (typeof exportFiles)[number]

type Table = Exclude<ExportFile, 'README.txt' | 'observations.jsonl'>

const columns: Readonly<Record<Table, readonly string[]>> = {
  'schools.csv': ['School ID', 'School', 'Grades', 'In use', 'Visits planned a week'],
  'educators.csv': [
    'Educator ID',
    'Educator',
    'Grades',
    'Subject',
    'Room',
    'Email',
    'External ID',
    'Hired on',
    'Active',
    'Added at the door',
  ],
  'teaching.csv': ['Educator ID', 'Educator', 'School ID', 'School', 'First day', 'Last day'],
  'action-steps.csv': [
    'Step ID',
    'Educator ID',
    'Educator',
    'Step',
    'Due on',
    'Status',
    'Written by',
    'Written on',
    'Closed on',
    'From coaching',
  ],
  'observations.csv': [
    'Observation ID',
    'Visit ID',
    'Day',
    'Started at',
    'Ended at',
    'Time zone',
    'School ID',
    'School',
    'Educator ID',
    'Educator',
    'Grades',
    'Subject',
    'Room',
    'Observer',
    'Tool',
    'Set-up version',
    'Purpose',
    'Announced',
    'Period',
    'Part of lesson',
    'Students present',
    'Status',
    'Version',
    'Sent at',
    'Read at',
  ],
  'facts.csv': ['Observation ID', 'Day', 'Tool', 'Item', 'Value', 'Count'],
  'replies.csv': ['Observation ID', 'Kind', 'Written by', 'Written at', 'Asked', 'Text'],
  'sent-copies.csv': ['Observation ID', 'Version', 'Sent at', 'Sent to', 'Message', 'Reopened because'],
}

/** The files of an export. One's own visits name their schools and educators; the lists of them are their leaders'. */
export function filesFor({ kind }: ExportScope): ExportFile[] {
  const isList = (file: ExportFile) => /^(schools|educators|teaching)\.csv$/.test(file)
  return exportFiles.filter((file) => kind !== 'own' || !isList(file))
}

// Excel reads a file without a byte order mark in the old letters of the country.
const BYTE_ORDER_MARK = '\ufeff'

/** The beginning of a file in an export. */
export function headOf(file: ExportFile): string {
  return isTable(file) ? BYTE_ORDER_MARK + titlesOf(file) : ''
}

export type Rows = readonly (readonly string[])[]

/** Rows of a table as lines, as they follow its head. */
export function linesOf(file: Table, rows: Rows): string {
  const table = { columns: columnsOf(file), rows: rows.map((cells) => [...cells]) }
  return csvOf(table).slice(titlesOf(file).length)
}

function titlesOf(file: Table): string {
  return csvOf({ columns: columnsOf(file), rows: [] })
}

function columnsOf(file: Table) {
  return columns[file].map((title) => ({ title }))
}

function isTable(file: ExportFile): file is Table {
  return file.endsWith('.csv')
}
