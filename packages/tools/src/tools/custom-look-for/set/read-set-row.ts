import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import { type AnswerType, answerTitles, answerTypes } from '../answer-types.ts'
import { Domain, LookFor } from './look-for-set.shape.ts'
import { makeItem, type WrittenItem } from './make-set.ts'
import type { SetColumn } from './set-csv.ts'

export interface ReadRow {
  readonly number: number
  readonly domain: string
  readonly item: WrittenItem
  /** “Row 7: Enter the prompt.” */
  readonly errors: readonly string[]
}

/** Reads one row of the set’s spreadsheet, with everything that has to be mended in it. */
export function readRow(number: number, cell: (column: SetColumn) => string): ReadRow {
  const type = typeNamed(cell('Type'))
  const flags = flagsIn(cell)
  const item: WrittenItem = {
    id: 'new',
    code: cell('Code'),
    prompt: cell('Prompt'),
    looksLike: cell('Looks like'),
    doesNotLookLike: cell('Does not look like'),
    type: type ?? 'text',
    options: optionsIn(cell('Options')),
    ...flags.read,
  }
  const words = [
    ...problemsOf(Domain, { id: 'new', rank: '01m', title: cell('Domain') }),
    ...(type ? [] : [`Choose one of these types: ${answerTypes.join(', ')}.`]),
    // An item’s place is its row’s, and it may be without a code.
    ...(type ? problemsOf(LookFor, checkable(item)) : []),
    ...flags.errors,
  ]
  return { number, domain: cell('Domain'), item, errors: words.map((it) => `Row ${number}: ${it}`) }
}

/** An item as it is checked, with all its options: those of a type that has none would be lost without a word. */
function checkable(item: WrittenItem) {
  const made = makeItem({ ...item, code: item.code || 'A1' }, 'new', '01m')
  const written = (item.options ?? []).map((label, index) => ({ id: `option-${index}`, rank: '01m', label }))
  return { ...made, options: written }
}

function problemsOf(shape: typeof Domain | typeof LookFor, thing: object): string[] {
  const { error } = shape.safeParse(thing)
  return [...new Set(error?.issues.map(wordsOfIssue) ?? [])]
}

function typeNamed(text: string): AnswerType | undefined {
  const name = text.toLowerCase()
  if (name === '') return 'present'
  return answerTypes.find((type) => type === name || answerTitles[type].toLowerCase() === name)
}

/** The options in “Recall | Explain”; a bar or a backslash in a label has a backslash before it. */
function optionsIn(text: string): readonly string[] {
  const labels = text.match(/(?:\\[\\|]|[^|])+/g) ?? []
  return labels.map((it) => it.trim().replace(/\\([\\|])/g, '$1')).filter((it) => it !== '')
}

const flagColumns = {
  Required: 'isRequired',
  'No opportunity': 'allowsNoOpportunity',
  Private: 'isPrivate',
  'Asks evidence': 'asksEvidence',
} as const

/** The flags of a row, yes or no; an empty cell means the usual. */
function flagsIn(cell: (column: SetColumn) => string) {
  const read: { -readonly [Key in keyof WrittenItem]?: WrittenItem[Key] } = {}
  const errors: string[] = []
  for (const column of ['Required', 'No opportunity', 'Private', 'Asks evidence'] as const) {
    const text = cell(column).toLowerCase()
    if (/^(yes|y|true|1)$/.test(text)) read[flagColumns[column]] = true
    else if (/^(no|n|false|0)$/.test(text)) read[flagColumns[column]] = false
    else if (text !== '') errors.push(`Write yes or no under “${column}”.`)
  }
  return { read, errors }
}
