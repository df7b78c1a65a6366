import { contract } from '@corridor/contract/contract'
import type { Endpoint, RequestOf, ResponseOf } from '@corridor/contract/endpoint'
import { Refusal } from '@corridor/contract/refusal'
import { fileNameIn } from '../../../api/file-name-in.ts'
import { sentTo } from '../../../api/sent-to.ts'
import { keptLink } from './link-storage.ts'

export const { records } = contract

/** Calls an endpoint as the reader of a mailed link: with the token of its session, and never with that of an account. */
export function callByLink<E extends Endpoint>(
  spec: E,
  request: RequestOf<E>,
  onFile?: (headers: Headers) => void,
): Promise<ResponseOf<E>> {
  return sentTo(spec, request, { recordToken: keptLink()?.session ?? null, onFile })
}

/** The paper of what the link shows, under the name that the server gives it. */
export async function paperByLink() {
  let name = ''
  const bytes = await callByLink(records.paper, {}, (headers) => {
    name = fileNameIn(headers)
  })
  return { bytes, name }
}

/** Whether the record session is over: left for too long, closed elsewhere, or its link revoked. */
export function isOver(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'record-session-over'
}
