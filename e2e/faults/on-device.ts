import { isDeepStrictEqual } from 'node:util'
import { expect, type Page } from '@playwright/test'
import type { Document } from './document.ts'

/** The parts of a kept observation that the checks look into. */
export interface Kept {
  readonly id: string
  readonly document: Document
  readonly base: { readonly revision: number; readonly document: Document } | null
  readonly inFlight: unknown
}

/** The observations on the disc, whatever the page says. */
export async function keptOn(page: Page): Promise<Map<string, Kept>> {
  const all = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    const name = names.find((it) => /^corridor-\d+$/.test(it))
    if (!name) return []
    const database = await answer(indexedDB.open(name))
    const kept = await answer<Kept[]>(
      database.transaction('observations').objectStore('observations').getAll(),
    )
    database.close()
    return kept

    function answer<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
  return new Map(all.map((kept) => [kept.id, kept]))
}

/** Expects that the server has answered for each of the observations. */
export async function expectSaved(page: Page, ids: readonly string[], timeout = 180_000) {
  const isSaved = (kept: Kept | undefined) =>
    kept?.base && kept.inFlight === null && isDeepStrictEqual(kept.base.document, kept.document)
  const waiting = async () => {
    const kept = await keptOn(page)
    return ids.filter((id) => !isSaved(kept.get(id))).length
  }
  await expect.poll(waiting, { timeout, intervals: [100] }).toBe(0)
}

/** Copies a draft, each copy a visit of its own, as if its observer had begun them one after the other. */
export async function copyDraft(page: Page, id: string, copies: number) {
  await page.evaluate(
    async ({ id, copies }) => {
      const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
      const opening = indexedDB.open(names.find((it) => /^corridor-\d+$/.test(it)) ?? '')
      await new Promise((resolve) => opening.addEventListener('success', resolve))
      const work = opening.result.transaction(['observations', 'stamps'], 'readwrite')
      const reading = work.objectStore('observations').get(id)
      reading.onsuccess = () => {
        for (let copy = 1; copy <= copies; copy++) {
          const { document } = reading.result
          const its = { visitId: crypto.randomUUID(), privateNotes: `copy ${copy}` }
          const fresh = { id: crypto.randomUUID(), inFlight: null, document: { ...document, ...its } }
          const next = { ...reading.result, ...fresh }
          work.objectStore('observations').put(next)
          work.objectStore('stamps').put(1, next.id)
        }
      }
      await new Promise((resolve) => work.addEventListener('complete', resolve))
      opening.result.close()
    },
    { id, copies },
  )
}
