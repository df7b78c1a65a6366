import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { afterPaint } from '@corridor/ui/capture/after-paint'
import { currentUser } from '../api/session.ts'
import { loadChunk } from '../loading/chunks.ts'
import { type Assembled, assemble } from './assemble.ts'
import type { Device } from './device.ts'
import { discName, indexedDisc } from './disc/indexed-disc.ts'
import { laterFileDisc } from './files/later-file-disc.ts'
import { speaksFor } from './person/speaks-for.ts'
import { server } from './sync/server.ts'

// The id of the demo account (specification §9); the domain’s own constant would bring its schemas along.
const DEMO_USER = 7

interface Current {
  readonly userId: number
  readonly isViewOnly: boolean
  readonly assembled: Promise<Assembled>
  readonly ready: Promise<Device>
  device?: Device
}

let current: Current | undefined
let locking: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

/** The device of the signed-in person: opened once, whoever asks. */
export function openDevice(userId: number): Promise<Device> {
  const isViewOnly = userId === DEMO_USER || Boolean(currentUser()?.impersonator)
  if (current?.userId !== userId || current.isViewOnly !== isViewOnly) return begin(userId, isViewOnly)
  // A person whose sign-in had ended is back.
  if (current.device?.isSignedOut()) current.device.tryNow()
  return current.ready
}

export function currentDevice(): Device | undefined {
  return current?.device
}

/** Calls the listener when another person’s device opens, or none is open. */
export function onDeviceChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Closes the current device: nothing is asked or written for it any more. */
export async function closeDevice() {
  const closing = current
  current = undefined
  tell()
  await closing?.assembled.then((it) => it.close()).catch(() => {})
}

/** Runs work that locks a device away, so that none opens meanwhile. */
export function beforeOpening(work: () => Promise<void>): Promise<void> {
  locking = locking.then(work, work)
  return locking
}

function begin(userId: number, isViewOnly: boolean): Promise<Device> {
  void closeDevice()
  const assembled = locking.catch(() => {}).then(() => open(userId, currentUser(), isViewOnly))
  const opening: Current = { userId, isViewOnly, assembled, ready: assembled.then(({ device }) => device) }
  current = opening
  void opening.ready.then((device) => {
    opening.device = device
    tell()
  })
  return opening.ready
}

async function open(userId: number, user: SignedInUser | undefined, isViewOnly: boolean): Promise<Assembled> {
  return assemble({
    user: { id: userId, name: user?.name ?? '' },
    ...(isViewOnly ? await noDiscs() : discsOf(userId)),
    server,
    isViewOnly,
    // The frame that shows a tap comes before its save.
    pause: () => new Promise(afterPaint),
    // After support’s look is over, what it tried out is not saved in the person’s own name.
    isMine: async () => (isViewOnly ? currentUser()?.id === userId : speaksFor(userId)),
    unlock: async (key, restore) => {
      if (!isViewOnly) await (await import('./sealing/unseal.ts')).unseal(userId, key, restore)
    },
  })
}

function discsOf(userId: number) {
  return {
    disc: indexedDisc(discName(userId), () => location.reload()),
    files: laterFileDisc(userId),
  }
}

async function noDiscs() {
  const { noDisc, noFileDisc } = await loadChunk(() => import('./disc/no-disc.ts'))
  return { disc: noDisc, files: noFileDisc }
}

function tell() {
  for (const listener of listeners) listener()
}
