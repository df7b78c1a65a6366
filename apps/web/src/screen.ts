import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params } from 'react-router'

/** What a screen's file provides; its address, title and access are a line in routes.ts. */
export interface Screen {
  /** Warms the cache, so that the component finds its data there. */
  readonly load?: (cache: QueryClient, url: URL) => Promise<unknown>
  /** Instead, for a screen that does without the cache: what it answers, the component finds with `useLoaderData`. */
  readonly prepare?: (url: URL, params: Params) => Promise<unknown>
  /** Where the address says what the page is called; else its line in routes.ts does. */
  readonly title?: (url: URL) => string
  readonly Component: ComponentType
}

export const screen = (it: Screen): Screen => it
