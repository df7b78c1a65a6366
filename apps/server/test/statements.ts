import { Socket } from 'node:net'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import type { Doors, WholeTransaction } from '../src/database/doors.ts'

type Work<T> = (transaction: WholeTransaction) => Promise<T>

/** Which tables the statements of some work touched, one after the other, whichever door they went through. */
export async function statementsOf(database: Doors, work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentIn(database, work)
  return sent.map((it) => it.text.match(/(?:into|from|update) \W*(?!select)([\w.]+)/i)?.[1] ?? '')
}

interface Statement {
  readonly text: string
  /** The name under which PostgreSQL knows it; undefined: it is parsed and planned anew. */
  readonly name: string | undefined
}

/** A transaction may send its end with its last statements. */
const END = 'commit'

/** The statements of some work, one after the other, whichever door they went through. */
export async function sentIn(database: Doors, work: () => Promise<unknown>): Promise<Statement[]> {
  const seen: Statement[] = []
  await watching(database, work, ({ client }) => {
    const query = vi.spyOn(client, 'query')
    return () => {
      for (const [sent] of query.mock.calls) if (sent !== END) seen.push(statementOf(sent))
      query.mockRestore()
    }
  })
  return seen
}

/**
 * How often some work sent something to the database and waited for it. What leaves together is one trip; the last one,
 * with which a transaction ends, does not count.
 */
export async function tripsIn(database: Doors, work: () => Promise<unknown>): Promise<number> {
  let trips = 0
  await watching(database, work, ({ client }) => {
    const socket: unknown = Reflect.get(Reflect.get(client, 'connection'), 'stream')
    if (!(socket instanceof Socket)) throw new Error('A connection has no socket.')
    const writes = [vi.spyOn(socket, '_write'), vi.spyOn(socket, '_writev')]
    return () => {
      for (const write of writes) {
        trips += write.mock.calls.length
        write.mockRestore()
      }
    }
  })
  return trips
}

/** Does some work while something is watched in each of its transactions, until that ends. */
async function watching(
  database: Doors,
  work: () => Promise<unknown>,
  watch: (transaction: WholeTransaction) => () => void,
): Promise<void> {
  const { platform, tenant } = database
  const watched =
    <T>(inner: Work<T>): Work<T> =>
    async (transaction) => {
      const stop = watch(transaction)
      try {
        return await inner(transaction)
      } finally {
        stop()
      }
    }
  const spies = [
    vi.spyOn(database, 'platform').mockImplementation((inner) => platform(watched(inner))),
    vi
      .spyOn(database, 'tenant')
      .mockImplementation((district, inner, planning) => tenant(district, watched(inner), planning)),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

const Sent = z.union([
  z.pipe(
    z.string(),
    z.transform((text): Statement => ({ text, name: undefined })),
  ),
  z.object({ text: z.string(), name: z.optional(z.string()) }),
])

function statementOf(sent: unknown): Statement {
  const { text, name } = Sent.parse(sent)
  return { text, name }
}
