import type { Endpoint, RequestOf } from '@corridor/contract/endpoint'
import type { RosterImport } from '@corridor/contract/people/roster-shapes'
import { Refusal } from '@corridor/contract/refusal'
import { useMutation } from '@tanstack/react-query'
import { cache } from '../../api/cache.ts'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { refusalWords } from '../../frame/messages/refusal-words.ts'
import { keepImport } from './roster-queries.ts'

type Call = Endpoint & { readonly response: typeof contract.rosterImports.show.response }

/**
 * A call that answers an import. A refusal is said, and the page shows how the import stands; what is wrong with
 * something typed is for `onWrong` to say beside it.
 */
export function useRosterCall<E extends Call>(
  spec: E,
  otherwise: string,
  onDone?: (it: RosterImport) => void,
  onWrong?: (words: string) => void,
) {
  return useMutation({
    mutationFn: async (request: RequestOf<E>): Promise<RosterImport> =>
      contract.rosterImports.show.response.parse(await call(spec, request)),
    onSuccess: async (it) => {
      const kept = keepImport(it)
      // Not only once the lists are read anew: what follows belongs to what is shown already.
      onDone?.(it)
      await kept
    },
    onError: (error) => {
      const words = refusalWords(error, otherwise)
      if (onWrong && error instanceof Refusal && error.fields) return onWrong(words)
      void cache.invalidateQueries({ queryKey: [contract.rosterImports.show.path] })
      failed(error, { message: words })
    },
  })
}
