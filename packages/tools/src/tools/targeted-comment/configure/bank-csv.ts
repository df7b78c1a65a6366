import { csvOf } from '@corridor/domain/files/csv'
import { readCsv } from '@corridor/domain/files/read-csv'
import { type Kind, kinds, kindTitles } from '../kinds.ts'
import { BankComment } from '../targeted-comment.shape.ts'

/** The imported bank, or what to do about the file. */
export type ImportedBank = { readonly bank: readonly BankComment[] } | { readonly errors: readonly string[] }

const columns = ['Kind', 'Comment', 'Target'] as const
type Column = (typeof columns)[number]

/** A comment bank as CSV: one row a comment, in its order. */
export function bankCsv(bank: readonly BankComment[]): string {
  return csvOf({
    columns: columns.map((title) => ({ title })),
    rows: bank.map(({ kind, text, target }) => [kindTitles[kind], text, target]),
  })
}

interface Around {
  /** The bank that is imported over: a comment of the same words keeps its id. */
  readonly before?: readonly BankComment[]
  readonly newId: () => string
}

export function readBankCsv(text: string, { before = [], newId }: Around): ImportedBank {
  const { rows, unclosed } = readCsv(text)
  if (unclosed !== null) return { errors: [`Row ${unclosed}: Close the quotation mark.`] }
  const [head, ...body] = rows
  const heads = (head?.cells ?? []).map((it) => it.trim().toLowerCase())
  const placeOf = (column: Column) => heads.indexOf(column.toLowerCase())
  const absent = (['Kind', 'Comment'] as const).filter((column) => placeOf(column) < 0)
  if (absent.length > 0) return { errors: absent.map((it) => `Row 1: Add a column “${it}”.`) }
  if (body.length === 0) return { errors: ['Row 2: Add a row for each comment.'] }

  const errors: string[] = []
  const bank = body.flatMap(({ number, cells }) => {
    const cell = (column: Column) => cells[placeOf(column)]?.trim() ?? ''
    const words = cell('Comment')
    const known = before.find((it) => it.text === words)
    const { data, error } = BankComment.safeParse({
      id: known?.id ?? newId(),
      kind: kindNamed(cell('Kind')),
      text: words,
      target: cell('Target'),
    })
    for (const message of new Set(error?.issues.map((issue) => wordsFor(issue))))
      errors.push(`Row ${number}: ${message}`)
    return data ? [data] : []
  })
  return errors.length > 0 ? { errors } : { bank: distinct(bank, newId) }
}

function kindNamed(text: string): Kind | undefined {
  const name = text.toLowerCase()
  return kinds.find((kind) => kind === name || kindTitles[kind].toLowerCase() === name)
}

function wordsFor({
  path,
  message,
}: {
  readonly path: readonly PropertyKey[]
  readonly message: string
}): string {
  if (path[0] !== 'kind') return message
  return `Choose one of these kinds: ${kinds.map((kind) => kindTitles[kind]).join(', ')}.`
}

/** Gives each comment its own id: the same words may stand in the bank twice, for two targets. */
function distinct(bank: readonly BankComment[], newId: () => string): BankComment[] {
  const seen = new Set<string>()
  return bank.map((it) => {
    const id = seen.has(it.id) ? newId() : it.id
    seen.add(id)
    return { ...it, id }
  })
}
