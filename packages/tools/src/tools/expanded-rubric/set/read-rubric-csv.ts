import { readCsv } from '@corridor/domain/files/read-csv'
import { wordsOfIssue } from '@corridor/domain/words/issue-words'
import { rankAt } from '../../../sets/ranks.ts'
import { ExpandedRubricConfig, type Indicator, MOST_INDICATORS } from '../expanded-rubric.shape.ts'
import { type ReadRow, readRubricRow } from './read-rubric-row.ts'
import { levelIn, type RubricColumn, rubricColumns } from './rubric-csv.ts'

/** The imported rubric, or what to do about the file. */
export type ImportedRubric =
  | { readonly rubric: ExpandedRubricConfig }
  | { readonly errors: readonly string[] }

interface Around extends Pick<ExpandedRubricConfig, 'title' | 'attribution' | 'rules'> {
  /**
   * The rubric that is imported over: indicators of the same code, domains and attributes of the same name keep
   * their ids.
   */
  readonly before?: ExpandedRubricConfig
  readonly newId: () => string
}

export function readRubricCsv(text: string, around: Around): ImportedRubric {
  const { rows, unclosed } = readCsv(text)
  if (unclosed !== null) return { errors: [`Row ${unclosed}: Close the quotation mark.`] }
  const [head, ...body] = rows
  const heads = head?.cells ?? []
  const columns = columnsIn(heads)
  const absent = (['Domain', 'Code', 'Title'] as const).filter((column) => !columns.has(column))
  if (absent.length > 0) return { errors: absent.map((it) => `Row 1: Add a column “${it}”.`) }
  const levels = heads.flatMap((it, place) => {
    const level = levelIn(it)
    return level ? [{ level, place }] : []
  })
  if (levels.length < 2) return { errors: ['Row 1: Add a column for each level, such as “1 Beginning”.'] }
  if (body.length === 0) return { errors: ['Row 2: Add a row for each indicator.'] }
  if (body.length > MOST_INDICATORS)
    return {
      errors: [
        `Keep at most ${MOST_INDICATORS} indicators. This file has ${body.length.toLocaleString('en-US')}.`,
      ],
    }

  const read = body.map(({ number, cells }) => {
    const cell = (place: number | undefined) => cells[place ?? -1]?.trim().replaceAll('\r\n', '\n') ?? ''
    const descriptors = Object.fromEntries(levels.map(({ level, place }) => [level.value, cell(place)]))
    return readRubricRow(number, (column) => cell(columns.get(column)), descriptors)
  })
  const errors = [...read.flatMap((row) => row.errors), ...codesTwice(read)]
  return errors.length > 0
    ? { errors }
    : checked({ ...rubricOf(read, around), levels: levels.map(({ level }) => level) })
}

/** The columns of a file, by headings in any order and case. */
function columnsIn(cells: readonly string[]): ReadonlyMap<RubricColumn, number> {
  const plain = (it: string) => it.toLowerCase().replace(/[^a-z0-9]/g, '')
  const found = rubricColumns.map((it) => [it, cells.findIndex((cell) => plain(cell) === plain(it))] as const)
  return new Map(found.filter(([, place]) => place >= 0))
}

function codesTwice(rows: readonly ReadRow[]): string[] {
  return rows.flatMap(({ number, written: { code } }, index) => {
    const first = rows.slice(0, index).find((row) => row.written.code.toLowerCase() === code.toLowerCase())
    return first ? [`Row ${number}: Choose another code. Row ${first.number} has ${code}, too.`] : []
  })
}

function rubricOf(rows: readonly ReadRow[], { before, newId, title, attribution, rules }: Around) {
  const titles = [...new Set(rows.map(({ domain }) => domain))]
  const domains = titles.map((it, place) => ({
    id: before?.domains.find((domain) => domain.title === it)?.id ?? newId(),
    title: it,
    rank: rankAt(place),
  }))
  const indicators = domains.flatMap((domain) =>
    rows
      .filter((row) => row.domain === domain.title)
      .map(({ written: { attributes, ...rest } }, place): Indicator => {
        const known = before?.indicators.find(({ code }) => code.toLowerCase() === rest.code.toLowerCase())
        const idOf = (text: string) => known?.attributes.find((it) => it.text === text)?.id ?? newId()
        return {
          id: known?.id ?? newId(),
          domainId: domain.id,
          rank: rankAt(place),
          ...rest,
          attributes: attributes.map((text) => ({ id: idOf(text), text })),
        }
      }),
  )
  return { title, attribution, rules, domains, indicators }
}

function checked(rubric: ExpandedRubricConfig): ImportedRubric {
  const { success, data, error } = ExpandedRubricConfig.safeParse(rubric)
  return success ? { rubric: data } : { errors: [...new Set(error.issues.map(wordsOfIssue))] }
}
