import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

/** What a screen's file provides; its address, title and access are a line in routes.ts. */
export interface Screen {
  /** Warms the cache, so that the component finds its data there. */
  readonly load?: (cache: QueryClient, url: URL) => Promise<unknown>
  /** Where the address says what the page is called; else its line in routes.ts does. */
  readonly title?: (url: URL) => string
  readonly Component: ComponentType
}

export const screen = (it: Screen): Screen => it

/** What stands in an address where its route has a name with a colon. */
export type Params = Readonly<Record<string, string | undefined>>

/** A screen that does without the cache, to observe; its line is in capture-routes.ts. */
export interface PreparedScreen {
  /** Answers what the page shows, or throws a redirect. */
  readonly prepare: (url: URL, params: Params) => Promise<ReactNode>
}

export const preparedScreen = (it: PreparedScreen): PreparedScreen => it
