import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { currentUser, isGranted } from '../../api/session.ts'
import { isDemoTab, storedToken } from '../../api/tokens.ts'
import { CAPTURING_LOCK } from '../../service-worker/names.ts'
import { onceNotCapturing } from '../capturing.ts'
import { discName } from '../disc/indexed-disc.ts'
import { beforeOpening, closeDevice, currentDevice, openDevice } from '../open-device.ts'
import { NoKey, seal } from '../sealing/seal.ts'
import { databaseNames, dropOldSealed, readSealed } from '../sealing/sealed-disc.ts'

const LOOK_AGAIN_MS = 1_000

/** Follows who is signed in: work that others left readable is locked away, and an observer’s own device opens. */
export function followPerson(userId: number | undefined) {
  // A person whose sign-in has ended goes on observing, in whichever tab that is.
  onceNotCapturing(() => void (userId ? follow(userId) : leaveNothing()))
}

async function follow(userId: number) {
  // A tab that shows the sample district locks nothing away: the person works on in their other tabs.
  if (!isDemoTab()) await lockAwayAllBut(userId)
  const user = currentUser()
  if (user && user.id === userId && (await hasWorkHere(user))) await openDevice(user.id)
}

/** Locks unsent work away, as soon as nobody captures in any tab of this browser. */
async function leaveNothing(): Promise<void> {
  // Somebody has signed in meanwhile, in whichever tab; that tab locks away what is not theirs.
  if (storedToken()) return
  // Whichever tab locks the work away, no tab that has it open may reload under somebody who signs in.
  await closeDevice()
  const isDone = async (lock: Lock | null) => {
    if (lock) await lockAwayAllBut(undefined)
    return lock !== null
  }
  // The request never queues: an observer who begins to capture would wait behind it.
  const asked = navigator.locks?.request(CAPTURING_LOCK, { ifAvailable: true }, isDone)
  if (!asked) await lockAwayAllBut(undefined)
  else if (!(await asked)) setTimeout(() => void leaveNothing(), LOOK_AGAIN_MS)
}

async function hasWorkHere(user: SignedInUser): Promise<boolean> {
  if (isGranted(user.roles, 'observation.create')) return true
  const isHere = (await namesHere()).includes(discName(user.id))
  return isHere || (await readSealed(user.id)).length > 0
}

/** Locks away the work of all other people on this device. */
export function lockAwayAllBut(userId: number | undefined): Promise<void> {
  return beforeOpening(() => lockAwayOthers(userId))
}

async function lockAwayOthers(userId: number | undefined) {
  const device = currentDevice()
  if (device && device.userId !== userId) await closeDevice()
  for (const name of await namesHere()) {
    const [, owner] = name.match(/^corridor-(\d+)$/) ?? []
    if (owner && Number(owner) !== userId) await lockAway(Number(owner))
  }
  await dropOldSealed().catch(() => {})
}

async function lockAway(userId: number) {
  try {
    await seal(userId)
  } catch (error) {
    // Without a key the unsent work stays where it is, shown to nobody but its owner: it is never thrown away.
    if (!(error instanceof NoKey)) throw error
  }
}

function namesHere(): Promise<string[]> {
  return databaseNames().catch(() => [])
}
