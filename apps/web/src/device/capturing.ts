import { CAPTURING_LOCK } from '../service-worker/names.ts'

/**
 * While somebody observes, nothing may take the page away: a person who was signed out is asked at the next
 * navigation.
 */
let capturing = false
const waiting = new Set<() => void>()

export function setCapturing(is: boolean) {
  const begins = is && !capturing
  capturing = is
  if (begins) tellOthers()
  if (is) return
  const due = [...waiting]
  waiting.clear()
  for (const work of due) work()
}

export function isCapturing(): boolean {
  return capturing
}

/** Runs the work at once, or when the observer has left the room. */
export function onceNotCapturing(work: () => void) {
  if (capturing) waiting.add(work)
  else work()
}

/** Holds the lock that the service worker looks at: no new version begins meanwhile, in no tab. */
function tellOthers() {
  const untilTheEnd = () => new Promise<void>(onceNotCapturing)
  // Only secure pages have locks and a service worker.
  void navigator.locks?.request(CAPTURING_LOCK, { mode: 'shared' }, untilTheEnd)
}
