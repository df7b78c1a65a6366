import type { PreparedScreen, Screen } from './screen.ts'

/**
 * Who may open a route (specification §5): true needs a login, false is for guests only, a string names a permission
 * or role. Absent: everybody.
 */
type RouteAccess = boolean | string

interface Address {
  /** Names the routes that the subscription gate leaves open (specification §2, §4). */
  readonly name?: 'login' | 'index' | 'billing' | 'expired'
  readonly path: string
  /** The title; the page’s is `{title} | Corridor`. */
  readonly title: string
  readonly access?: RouteAccess
}

/** A route of a page with the navigation around it, or alone on the page. */
export interface FramedRoute extends Address {
  readonly layout: 'frame' | 'plain'
  readonly screen: () => Promise<{ default: Screen }>
}

/** A route of a capture screen, light and without the UI kit. */
export interface CaptureRoute extends Address {
  readonly layout: 'capture'
  readonly screen: () => Promise<{ default: PreparedScreen }>
}

export type Route = FramedRoute | CaptureRoute
