import { Refusal } from '@corridor/contract/refusal'
import { QueryClient } from '@tanstack/react-query'
import { NotOurs } from './wire.ts'

const FRESH_MS = 30_000

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // React Query would wait for a connection without a word: a call made offline fails, so that the page can say so.
      networkMode: 'always',
      // A refusal is final, and a network that wants its own sign-in waits for a person; only a lost connection is
      // retried.
      retry: (failures, error) =>
        !(error instanceof Refusal || error instanceof NotOurs) && navigator.onLine && failures < 2,
    },
  },
})
