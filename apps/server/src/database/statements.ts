import { Socket } from 'node:net'
import type { PoolClient, QueryConfig } from 'pg'

/** PostgreSQL keeps about 100 kB a statement and connection: whoever makes texts without end gets no names for them. */
const MOST_NAMES = 600
/** Longer texts list rows to insert, and no two are alike. */
const LONGEST_TEXT = 6_000

const names = new Map<string, string>()

/**
 * Gives every statement of a connection a name of its own, so that PostgreSQL parses and plans it once. Statements are
 * told apart by their text: values must go in as parameters, lists as one array (`isOneOf`).
 */
export function nameStatements(client: PoolClient): void {
  const send = client.query.bind(client)
  const named = (statement: unknown, ...rest: unknown[]) =>
    Reflect.apply(send, client, [isUnnamed(statement) ? withName(statement) : statement, ...rest])
  Object.assign(client, { query: named })
}

function isUnnamed(statement: unknown): statement is QueryConfig {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'text' in statement &&
    !('submit' in statement) &&
    !('name' in statement && statement.name)
  )
}

function withName(statement: QueryConfig): QueryConfig {
  const name = nameOf(statement.text)
  return name === undefined ? statement : { ...statement, name }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES || text.length > LONGEST_TEXT) return known
  const name = `corridor_${names.size + 1}`
  names.set(text, name)
  return name
}

/** Statements that have a name, for whoever watches that they do not grow without end. */
export function namedStatements(): number {
  return names.size
}

/** A connection's socket that sends what is written in one turn of the event loop together, and wakes PostgreSQL once. */
export function turnSocket(): Socket {
  const socket = new Socket()
  const write = socket.write.bind(socket)
  let isHolding = false
  const written = (...chunk: unknown[]) => {
    if (!isHolding) {
      isHolding = true
      socket.cork()
      process.nextTick(() => {
        isHolding = false
        socket.uncork()
      })
    }
    return Reflect.apply(write, socket, chunk)
  }
  return Object.assign(socket, { write: written })
}
