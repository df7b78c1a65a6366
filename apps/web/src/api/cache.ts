import { Refusal } from '@corridor/contract/refusal'
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 30_000

export const cache = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // A refusal stays a refusal; a lost connection may come back.
      retry: (failures, error) => !(error instanceof Refusal) && failures < 2,
    },
  },
})
