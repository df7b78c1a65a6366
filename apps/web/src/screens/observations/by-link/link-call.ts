import { contract } from '@corridor/contract/contract'
import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { NotOurs, send } from '../../../api/wire.ts'
import { keptLink } from './link-storage.ts'

export const { records } = contract

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Calls an endpoint as the reader of a mailed link: with the token of its session, and never with that of an account. */
export async function callByLink<E extends Endpoint>(
  spec: E,
  request: RequestOf<E>,
  onFile?: (headers: Headers) => void,
): Promise<ResponseOf<E>> {
  const { params = {}, body }: Parts = request ?? {}
  const path = spec.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const recordToken = keptLink()?.session ?? null
  const reply = await send({ method: spec.method, path, body, recordToken, onFile })
  const { data, error } = spec.response.safeParse(reply)
  if (error) throw new NotOurs({ cause: error })
  return data as ResponseOf<E>
}

/** Whether the record session is over: left for too long, closed elsewhere, or its link revoked. */
export function isOver(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'record-session-over'
}
