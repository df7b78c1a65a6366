import '@corridor/ui/theme/tokens.css'
import '@corridor/ui/theme/base.css'
import '@fontsource-variable/atkinson-hyperlegible-next'
import '@fontsource-variable/literata'
import { Refusal } from '@corridor/contract/refusal'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { startRefreshing } from './api/refresh.ts'
import { startSession } from './api/session.ts'
import { Unreachable } from './api/wire.ts'
import { ChunkMissing } from './chunks.ts'
import { applyColorScheme } from './frame/color-scheme.ts'
import { keepEarlyErrors, startReportingAfterFirstPaint } from './reporting/early-errors.ts'
import { createRouter } from './router.tsx'

keepEarlyErrors()
applyColorScheme()
const router = createRouter()
startSession(() => router.revalidate())

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
createRoot(root).render(<RouterProvider router={router} onError={rethrow} />)
startRefreshing()
startReportingAfterFirstPaint()

// Spec §8: an uncaught error is reported and thrown on. What we expect to happen is neither.
function rethrow(error: unknown) {
  const isExpected = error instanceof Refusal || error instanceof Unreachable || error instanceof ChunkMissing
  if (!isExpected) reportError(error)
}
