import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

/** What a screen’s file provides; its address, title and access are a line in routes.ts. */
export interface Screen {
  /** Warms the cache, so that the component finds its data there. */
  readonly load?: (cache: QueryClient, url: URL) => Promise<unknown>
  /** The title, where it depends on the address; else the line in routes.ts has it. */
  readonly title?: (url: URL) => string
  readonly Component: ComponentType
}

export const screen = (it: Screen): Screen => it

/** The values of an address for the named parts of its route. */
export type Params = Readonly<Record<string, string | undefined>>

/** A capture screen, which does without the cache; its line is in capture-routes.ts. */
export interface PreparedScreen {
  /** Answers what the page shows, or throws a redirect. */
  readonly prepare: (url: URL, params: Params) => Promise<ReactNode>
}

export const preparedScreen = (it: PreparedScreen): PreparedScreen => it
