import { answer } from './database.ts'
import type { Values } from './disc.ts'
import { OBSERVATIONS } from './store-names.ts'

/** Reads each record on its own: one that cannot be read is no reason to lose the others. */
export async function oneByOne(database: IDBDatabase): Promise<Values> {
  const store = () => database.transaction(OBSERVATIONS).objectStore(OBSERVATIONS)
  const keys = await answer(store().getAllKeys())
  const answers = await Promise.allSettled(keys.map(async (key) => answer<unknown>(store().get(key))))
  const [failed] = answers.filter((it) => it.status === 'rejected')
  // If no record can be read, the disc is broken, not one record.
  if (failed && !answers.some((it) => it.status === 'fulfilled')) throw failed.reason
  return keys.map((key, place) => {
    const it = answers[place]
    return [String(key), it?.status === 'fulfilled' ? it.value : undefined]
  })
}
