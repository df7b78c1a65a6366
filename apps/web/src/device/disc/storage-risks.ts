import type { Warning } from '../device.ts'

const LEAST_BYTES = 50_000_000

/** Asks the browser to keep this site’s data, and how much room it has. */
export async function storageRisks(): Promise<readonly Warning[]> {
  const { storage } = navigator
  const isPersistent = await storage?.persist?.().catch(() => false)
  const { quota, usage } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  const isLow = quota !== undefined && usage !== undefined && quota - usage < LEAST_BYTES
  const found: Warning[] = []
  if (isLow) found.push('low-space')
  if (isPersistent === false) found.push(isAppleInBrowser() ? 'not-installed' : 'not-persistent')
  return found
}

function isAppleInBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isApple = /iPad|iPhone/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple && !matchMedia('(display-mode: standalone)').matches
}
