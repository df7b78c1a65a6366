import '@corridor/ui/theme/tokens.css'
import '@corridor/ui/theme/base.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/literata'
import { Refusal } from '@corridor/contract/refusal'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { onPersonChange } from './api/person-change.ts'
import { startSession } from './api/session.ts'
import { Unreachable } from './api/wire.ts'
import { onceNotCapturing } from './device/capturing.ts'
import { openDoor } from './door/open-door.tsx'
import { followColorScheme } from './frame/color-scheme.ts'
import { afterFirstPaint } from './loading/after-first-paint.ts'
import { ChunkMissing, loadChunk } from './loading/chunks.ts'
import { keepEarlyErrors, startReportingAfterFirstPaint } from './reporting/early-errors.ts'

keepEarlyErrors()
followColorScheme()
onPersonChange((userId) => void followPerson(userId))

const container = document.getElementById('root')
if (!container) throw new Error('The page has no root element.')
const root = createRoot(container)
// Nothing takes the page away from an observer: the next navigation asks who may stay.
startSession(
  () => onceNotCapturing(() => void door.revalidate()),
  () => onceNotCapturing(() => location.reload()),
)
const door = openDoor({
  // The shown page stays until the next one is drawn.
  show: (page) => startTransition(() => root.render(page)),
  onError: rethrow,
})
startReportingAfterFirstPaint()
afterFirstPaint(startRefreshing)
if (import.meta.env.PROD) afterFirstPaint(startServiceWorker)

// An uncaught error is reported and thrown on (specification §8); expected errors are neither.
function rethrow(error: unknown) {
  const isExpected = error instanceof Refusal || error instanceof Unreachable || error instanceof ChunkMissing
  if (!isExpected) reportError(error)
}

/** Locks away what others left on this device, and opens an observer’s own. */
async function followPerson(userId: number | undefined) {
  const following = await loadChunk(() => import('./device/person/follow-person.ts'))
  following.followPerson(userId)
}

async function startRefreshing() {
  const refreshing = await loadChunk(() => import('./api/refresh.ts'))
  refreshing.startRefreshing()
}

async function startServiceWorker() {
  const { register } = await loadChunk(() => import('./service-worker/register.ts'))
  // The name of this very script, new with every build, tells the version of the page.
  await register(new URL(import.meta.url).pathname)
}
