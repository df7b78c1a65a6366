import { Column, getTableName, is, SQL, Subquery } from 'drizzle-orm'

/** A column of a statement, as Drizzle tells it: where its value stands in a row's object, and what decodes it. */
export interface Selected {
  readonly path: readonly string[]
  readonly field: unknown
}

type Decode = (value: unknown) => unknown
export type ReadRow = (cells: readonly (string | null)[]) => unknown

/** A parser of the driver, for the text of a cell. */
type Parse = (text: string) => unknown

interface Group {
  readonly empty: Record<string, unknown>
  /** Cells of the group's own, by name. */
  readonly cells: { readonly name: string; readonly index: number; readonly decode: Decode }[]
  readonly groups: { readonly name: string; readonly group: Group }[]
  /** The cell that is null where a left join found nothing. */
  nothingAt?: number | undefined
}

/**
 * Makes a function that turns the cells of a row into the object that Drizzle would make of it. What a column is, and
 * where it goes, is found out once and not for every cell.
 */
export function rowReader(
  selected: readonly Selected[],
  isAlwaysThere: Readonly<Record<string, boolean>> | undefined,
  parsers: readonly Parse[],
): ReadRow {
  const whole = groupOf(selected.map(({ path, field }, index) => ({ path, field, index })))
  if (isAlwaysThere)
    for (const { group, name } of whole.groups) group.nothingAt = nothingAt(selected, name, isAlwaysThere)
  return (cells) =>
    read(
      whole,
      cells.map((text, index) => parsed(text, parsers[index])),
    )
}

function parsed(text: string | null, parse: Parse | undefined): unknown {
  return text === null || !parse ? text : parse(text)
}

interface Placed extends Selected {
  readonly index: number
}

function groupOf(placed: readonly Placed[]): Group {
  const names = [...new Set(placed.map(({ path }) => String(path[0])))]
  const cells: Group['cells'] = []
  const groups: Group['groups'] = []
  for (const name of names) {
    const within = placed.filter(({ path }) => path[0] === name)
    const own = within.findLast(({ path }) => path.length === 1)
    if (own) cells.push({ name, index: own.index, decode: decoderOf(own.field) })
    else groups.push({ name, group: groupOf(within.map((it) => ({ ...it, path: it.path.slice(1) }))) })
  }
  // The object goes through text, so that the engine takes it for a record with fixed fields, however many: copies are
  // cheap then.
  const empty: unknown = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null]))))
  return { empty: { ...Object(empty) }, cells, groups }
}

function read({ empty, cells, groups }: Group, values: readonly unknown[]): Record<string, unknown> {
  const made = { ...empty }
  for (const { name, index, decode } of cells) {
    const value = values[index]
    made[name] = value === null ? null : decode(value)
  }
  for (const { name, group } of groups) {
    const isNothing = group.nothingAt !== undefined && values[group.nothingAt] === null
    made[name] = isNothing ? null : read(group, values)
  }
  return made
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

function decoderOf(field: unknown): Decode {
  const decoder = decodes(field) ? field : fromInside(field)
  return (value) => decoder.mapFromDriverValue(value)
}

function fromInside(field: unknown): Decoder {
  const inside: unknown = is(field, SQL)
    ? field
    : is(field, Subquery)
      ? field._.sql
      : Reflect.get(Object(field), 'sql')
  const decoder: unknown = Reflect.get(Object(inside), 'decoder')
  if (!decodes(decoder)) throw new Error('A column of a statement has no decoder.')
  return decoder
}

function decodes(it: unknown): it is Decoder {
  return typeof it === 'object' && it !== null && 'mapFromDriverValue' in it
}

/**
 * The cell that tells whether a group found nothing: a group whose columns are all of one joined table is nothing where
 * the first of them is.
 */
function nothingAt(
  selected: readonly Selected[],
  name: string,
  isAlwaysThere: Readonly<Record<string, boolean>>,
): number | undefined {
  const isOfGroup = ({ path, field }: Selected) => path.length === 2 && path[0] === name && is(field, Column)
  const tables = selected
    .filter(isOfGroup)
    .map(({ field }) => (is(field, Column) ? getTableName(field.table) : ''))
  const [table] = new Set(tables)
  if (table === undefined || tables.some((it) => it !== table) || isAlwaysThere[table]) return undefined
  return selected.findIndex(isOfGroup)
}
