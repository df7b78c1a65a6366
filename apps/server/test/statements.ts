import { vi } from 'vitest'
import type { Doors, Transaction } from '../src/database/doors.ts'

type Work<T> = (transaction: Transaction) => Promise<T>

/** Which tables the statements of some work touched, one after the other, whichever door they went through. */
export async function statementsOf(database: Doors, work: () => Promise<unknown>): Promise<string[]> {
  const { platform, tenant } = database
  const seen: string[] = []
  const watched =
    <T>(inner: Work<T>): Work<T> =>
    async (transaction) => {
      const query = vi.spyOn(transaction.client, 'query')
      try {
        return await inner(transaction)
      } finally {
        for (const [sent] of query.mock.calls)
          seen.push(JSON.stringify(sent).match(/(?:into|from|update) \W*(?!select)([\w.]+)/i)?.[1] ?? '')
        query.mockRestore()
      }
    }
  const spies = [
    vi.spyOn(database, 'platform').mockImplementation((inner) => platform(watched(inner))),
    vi.spyOn(database, 'tenant').mockImplementation((district, inner) => tenant(district, watched(inner))),
  ]
  try {
    await work()
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  return seen
}
