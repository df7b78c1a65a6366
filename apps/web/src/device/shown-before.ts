import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { currentUser, loadUser } from '../api/session.ts'
import { useUser } from '../frame/use-user.ts'
import { openDevice } from './open-device.ts'
import { useOpenDevice } from './use-device.ts'

interface Asked<T> {
  readonly queryKey: QueryKey
  readonly shape: z.ZodMiniType<T>
}

/**
 * Puts what the device remembers of a page into the cache, with its time; answers undefined where it remembers none.
 */
export async function recallShown<T>(
  cache: QueryClient,
  page: string,
  { queryKey, shape }: Asked<T>,
): Promise<T | undefined> {
  const user = await loadUser()
  const device = user && (await openDevice(user.id).catch(() => undefined))
  const { data } = z.object({ at: z.int(), shown: shape }).safeParse(await device?.recall(page))
  if (!data) return undefined
  cache.setQueryData(queryKey, data.shown, { updatedAt: data.at })
  // However new the remembered page is, the page asks once more, and says so while nobody answers.
  await cache.invalidateQueries({ queryKey, refetchType: 'none' })
  return data.shown
}

/**
 * Has the device remember what a page shows, for the next time without a connection, even for people who capture
 * nothing.
 */
export function useRememberShown(page: string | null, at: number, shown: unknown) {
  const device = useOpenDevice()
  const { id } = useUser()
  useEffect(() => {
    // A person who has signed out must not have their device opened again.
    if (page === null || shown === undefined || currentUser()?.id !== id) return
    const opened = device ? Promise.resolve(device) : openDevice(id)
    opened.then((it) => it.remember(page, { at, shown })).catch(() => {})
  }, [device, id, page, at, shown])
}
