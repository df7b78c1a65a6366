import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { type Query, searchOf } from './search-of.ts'
import { NotOurs, type Request, send } from './wire.ts'

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Query
  readonly body?: unknown
}

/** With which token a call goes, and who hears of it. */
type Manner = Omit<Request, 'method' | 'path' | 'body'>

/** Sends a request to an endpoint of the contract; answers what the contract says, and nothing else. */
export async function sentTo<E extends Endpoint>(
  spec: E,
  request: RequestOf<E>,
  manner: Manner,
): Promise<ResponseOf<E>> {
  const { params = {}, query = {}, body }: Parts = request ?? {}
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const reply = await send({ ...manner, method: spec.method, path: path + searchOf(query), body })
  const { data, error } = spec.response.safeParse(reply)
  if (error) throw new NotOurs({ cause: error })
  return data as ResponseOf<E>
}
