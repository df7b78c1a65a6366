import type { PreparedScreen, Screen } from './screen.ts'

/** Spec §5: true needs a login, false is for guests only, a string names a permission or role. Absent: for all. */
type RouteAccess = boolean | string

interface Address {
  /** Spec §2, §4: the subscription gate leaves these open. */
  readonly name?: 'login' | 'index' | 'billing' | 'expired'
  readonly path: string
  /** The page's title is `{title} | Corridor`. */
  readonly title: string
  readonly access?: RouteAccess
}

/** With the navigation round it, or alone on the page. */
export interface FramedRoute extends Address {
  readonly layout: 'frame' | 'plain'
  readonly screen: () => Promise<{ default: Screen }>
}

/** Light and without the UI kit, to observe. */
export interface CaptureRoute extends Address {
  readonly layout: 'capture'
  readonly screen: () => Promise<{ default: PreparedScreen }>
}

export type Route = FramedRoute | CaptureRoute
