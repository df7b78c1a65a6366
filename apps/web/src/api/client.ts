import { contract } from '@corridor/contract/contract'
import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { queryOptions } from '@tanstack/react-query'
import { fileNameIn } from './file-name-in.ts'
import { sentTo } from './sent-to.ts'
import { noteRefusal } from './session.ts'

export { contract }

/** Calls that answer with a new token; a reply without one does not come from Corridor’s server. */
const tokenIssuers: readonly Endpoint[] = [
  contract.auth.login,
  contract.auth.openDemo,
  contract.identities.signIn,
  contract.invitation.accept,
  contract.impersonation.start,
]

/** Calls an endpoint of the contract, as whoever is signed in. */
export async function call<E extends Endpoint>(
  spec: E,
  request: RequestOf<E>,
  signal?: AbortSignal,
  onFile?: (headers: Headers) => void,
): Promise<ResponseOf<E>> {
  try {
    return await sentTo(spec, request, { signal, onFile, bringsToken: tokenIssuers.includes(spec) })
  } catch (error) {
    noteRefusal(error)
    throw error
  }
}

/** Calls an endpoint that answers with a file: its bytes, and the name the server gives it, or an empty one. */
export async function callForFile<E extends Endpoint>(spec: E, request: RequestOf<E>) {
  let name = ''
  const bytes = await call(spec, request, undefined, (headers) => {
    name = fileNameIn(headers)
  })
  return { bytes, name }
}

/** A query whose cache key is the endpoint and its request, so that no screen ever spells one out. */
export function query<E extends Endpoint>(spec: E, request: RequestOf<E>) {
  return queryOptions({ queryKey: [spec.path, request], queryFn: () => call(spec, request) })
}
