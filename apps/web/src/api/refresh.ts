import type { contract } from '@corridor/contract/contract'
import { noteRefusal } from './session.ts'
import { tokenAgeMs } from './tokens.ts'
import { send } from './wire.ts'

const EVERY_MS = 30 * 60_000 // Spec §9
const LOOK_EVERY_MS = 60_000
const GIVE_UP_MS = 30_000

const refresh: Pick<typeof contract.auth.refresh, 'method' | 'path'> = {
  method: 'GET',
  path: '/auth/refresh',
}

/** Renews the token every 30 minutes while signed in, once for the whole browser: of twenty tabs one asks. */
export function startRefreshing() {
  setInterval(refreshWhenDue, LOOK_EVERY_MS)
  // A tablet that slept may be hours late.
  document.addEventListener('visibilitychange', refreshWhenDue)
}

async function refreshWhenDue() {
  if (isDue()) await oneTabAtATime(async () => void (isDue() && (await ask())))
}

function isDue(): boolean {
  return tokenAgeMs() >= EVERY_MS
}

async function ask() {
  // A refresh that hangs would keep every tab of this browser from asking.
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  // Without an answer the token in hand goes on working, and the next look asks again.
  await send({ ...refresh, signal }).catch(noteRefusal)
}

async function oneTabAtATime(work: () => Promise<void>) {
  // Only secure pages have locks; without them each tab asks for itself, which harms nobody.
  if (!navigator.locks) return work()
  await navigator.locks.request('corridor-refresh', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}
