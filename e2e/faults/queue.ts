import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { addressOf, expectState, openDraft } from './observer.ts'
import { copyDraft, type Kept, keptOn } from './on-device.ts'
import type { Server } from './on-server.ts'

type Queue = ReadonlyMap<string, Kept>

/** Makes `size` observations that the server has never heard of. The page is offline, and stays on one of them. */
export async function fillQueue(page: Page, educatorId: number, size: number): Promise<Queue> {
  const id = await openDraft(page, educatorId)
  await expectState(page, 'on-device')
  await copyDraft(page, id, size - 1)
  await page.goto(addressOf(id))
  await expectState(page, 'on-device')
  const all = await keptOn(page)
  const queue = new Map([...all].filter(([, { base }]) => base === null))
  expect(queue.size).toBe(size)
  return queue
}

/** Expects each observation as it was written, saved once, and no other. */
export async function expectArrivedOnce(queue: Queue, server: Server) {
  for (const { id, document } of queue.values())
    expect(await server.saved(id), id).toMatchObject({ revision: 1, document })
  const visits = new Set([...queue.values()].map(({ document }) => document.visitId))
  expect((await server.ofVisits(visits)).sort()).toEqual([...queue.keys()].sort())
}
