import { useState } from 'react'
import { vi } from 'vitest'
import { Link } from '../door/door.tsx'
import { captureRoutes } from '../routing/capture-routes.ts'
import type { Params } from '../routing/screen.ts'
import { deferred } from './deferred.ts'

interface Props {
  readonly title: string
  readonly params: Params
  readonly error: Error | undefined
}

/** A page that says where one is, counts its taps, and links to the others. */
function Plain({ title, params, error }: Props) {
  const [taps, setTaps] = useState(0)
  if (error) throw error
  return (
    <main>
      <h1>{[title, ...Object.values(params).filter(Boolean)].join(' ')}</h1>
      <button type="button" onClick={() => setTaps(taps + 1)}>
        Taps: {taps}
      </button>
      <Link to="/observations/start/24">Omar</Link>
      <Link to="/observations/2/update/one">Draft</Link>
      <Link to="/403">Away</Link>
    </main>
  )
}

/** Puts pages without a device into the capture routes, whose loading a test holds up or lets fail. */
export function plainCaptures() {
  const prepared: string[] = []
  const instead = new Map<string, () => Promise<unknown>>()
  const broken = new Map<string, Error>()
  for (const route of captureRoutes) {
    const prepare = async ({ pathname, search }: URL, params: Params) => {
      prepared.push(pathname + search)
      await instead.get(pathname)?.()
      // Each route has a page of its own, as each has a screen of its own.
      return <Plain key={route.path} title={route.title} params={params} error={broken.get(pathname)} />
    }
    vi.spyOn(route, 'screen').mockImplementation(async () => ({ default: { prepare } }))
  }
  return {
    /** The addresses that were loaded, in their order. */
    prepared,
    /** Replaces the loading of this path by the given work. */
    instead: (path: string, work: () => Promise<unknown>) => void instead.set(path, work),
    /** Has the rendering of the page at this path fail. */
    breakDrawing: (path: string, error: Error) => void broken.set(path, error),
    /** Holds up the loading of this path until it is let go. */
    hold(path: string) {
      const { promise, resolve } = deferred()
      instead.set(path, () => promise)
      return resolve
    },
  }
}
