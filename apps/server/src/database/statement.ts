import { DrizzleQueryError, is, Param, Placeholder } from 'drizzle-orm'
import { type Connection, type PoolClient, Query } from 'pg'
import { type ReadRow, rowReader, type Selected } from './row-reader.ts'

/** The part of a connection that a statement uses. */
interface Wire {
  readonly parsedStatements: object
  readonly submittedNamedStatements: object
  parse(message: object): void
  bind(message: object): void
  execute(message: object): void
  close(message: object): void
  describe(message: object): void
  sync(): void
  flush(): void
}

// Members that the driver has and its types do not tell.
declare module 'pg' {
  interface Query {
    name: string
    values: readonly unknown[]
    callback: (error: Error | undefined) => void
    prepare(connection: Wire): void
  }
}

/** A statement as Drizzle prepares it; of these members its types tell nothing. */
interface Built {
  readonly client: PoolClient
  readonly params: readonly unknown[]
  /** Absent for a statement that answers no rows. */
  readonly fields: readonly Selected[] | undefined
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined
  readonly queryConfig: {
    readonly name: string
    readonly text: string
    readonly types: { getTypeParser(type: number, format: 'text'): (text: string) => unknown }
  }
}

/**
 * Runs what Drizzle built without its steps: values are put in their places, and cells of an answer become rows by what
 * was found out once. PostgreSQL describes the columns with the first answer alone.
 */
export function statementOf(prepared: unknown): (values: object) => Promise<unknown> {
  if (!isBuilt(prepared)) throw new Error('Drizzle prepares statements in another way now.')
  const { client, params, queryConfig } = prepared
  const places = params.map(placeOf)
  const layout: Layout = { built: prepared, readRow: prepared.fields ? undefined : nothing }
  return (values) =>
    new Promise((resolve, reject) => {
      const given = places.map((valueFrom) => valueFrom(values))
      const answer: Answer = { rows: [], failure: undefined }
      const settle = (error = answer.failure) =>
        error ? reject(new DrizzleQueryError(queryConfig.text, given, error)) : resolve(answer.rows)
      client.query(new Asked(layout, given, answer, (error) => settle(error ?? undefined)))
    })
}

const nothing: ReadRow = () => undefined

function isBuilt(it: unknown): it is Built {
  return typeof it === 'object' && it !== null && 'queryConfig' in it && 'params' in it && 'fields' in it
}

function placeOf(param: unknown): (values: object) => unknown {
  if (is(param, Placeholder)) return (values) => Reflect.get(values, param.name)
  if (is(param, Param) && is(param.value, Placeholder)) {
    const { encoder, value } = param
    return (values) => encoder.mapToDriverValue(Reflect.get(values, value.name))
  }
  return () => param
}

interface Layout {
  readonly built: Built
  /** Reads a row, once the columns are known. */
  readRow: ReadRow | undefined
}

interface Answer {
  readonly rows: unknown[]
  failure: Error | undefined
}

interface Described {
  readonly fields: readonly { readonly dataTypeID: number }[]
}

class Asked extends Query {
  readonly #layout: Layout
  readonly #answer: Answer

  constructor(layout: Layout, values: unknown[], answer: Answer, settle: (error: Error | undefined) => void) {
    const { name, text } = layout.built.queryConfig
    // The name and the values are set here: given to the driver, they would be copied property by property.
    super(text)
    this.name = name
    this.values = values
    this.callback = settle
    this.#layout = layout
    this.#answer = answer
  }

  override prepare(connection: Connection & Wire): void {
    super.prepare(this.#layout.readRow ? undescribed(connection) : connection)
  }

  handleRowDescription({ fields }: Described): void {
    const { built } = this.#layout
    const { types } = built.queryConfig
    const parsers = fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID, 'text'))
    this.#layout.readRow = rowReader(built.fields ?? [], built.joinsNotNullableMap, parsers)
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    try {
      this.#answer.rows.push(this.#layout.readRow?.(fields))
    } catch (error) {
      // The failure is told when the statement is done; thrown here it would end the process.
      this.#answer.failure = error instanceof Error ? error : new Error(String(error))
    }
  }
}

const quiet = new WeakMap<Connection, Wire>()

/**
 * The same connection, except that it asks for no description of a statement. A new object rather than an heir of the
 * connection: an object with heirs is slow to change.
 */
function undescribed(connection: Connection & Wire): Wire {
  const known = quiet.get(connection)
  if (known) return known
  const { parsedStatements, submittedNamedStatements } = connection
  const made: Wire = {
    parsedStatements,
    submittedNamedStatements,
    parse: (it) => connection.parse(it),
    bind: (it) => connection.bind(it),
    execute: (it) => connection.execute(it),
    close: (it) => connection.close(it),
    sync: () => connection.sync(),
    flush: () => connection.flush(),
    describe: () => {},
  }
  quiet.set(connection, made)
  return made
}
