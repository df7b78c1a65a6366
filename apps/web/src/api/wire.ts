import type { contract } from '@corridor/contract/contract'
import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import { retryAfterIn } from './retry-after.ts'
import {
  forgetUser,
  readCookie,
  storeDemo,
  storeImpersonation,
  storeSuccessor,
  type TokenInUse,
  tokenInUse,
} from './tokens.ts'

const IMPERSONATE: typeof contract.impersonation.start.path = '/auth/impersonate'
const OPEN_DEMO: typeof contract.auth.openDemo.path = '/auth/demo'
const PROOF = 'XSRF-TOKEN'
/** The media type of files: the server sends and takes them without looking into them. */
const FILE = 'application/octet-stream'

export interface Request {
  readonly method: string
  /** The path, with its query. */
  readonly path: string
  readonly body?: unknown
  /** Aborts the call. */
  readonly signal?: AbortSignal | undefined
  /** The token of a mailed record link, in place of the account’s; null: the call goes without any. */
  readonly recordToken?: string | null
  /** Whether the answer must bring a token; one without it is not the answer that was asked for. */
  readonly bringsToken?: boolean
  /** Gets the reply’s headers, which name the file. */
  readonly onFile?: ((headers: Headers) => void) | undefined
}

/** No answer came: there is no connection, or no server. */
export class Unreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('Corridor cannot be reached. Check the connection and try again.', options)
  }
}

/**
 * Somebody else answered, such as a network that wants its own sign-in first. Nothing of the answer is kept or
 * believed.
 */
export class NotOurs extends Unreachable {
  override readonly message = 'This network answered instead of Corridor. Sign in to the Wi-Fi and try again.'
}

let isAnotherAnswering = false

/** Whether the last call was answered by somebody else, such as a Wi-Fi that wants its own sign-in first. */
export function isNetworkInTheWay(): boolean {
  return isAnotherAnswering
}

/** The server does not know the token that a call was sent with; by now the browser may use another. */
export class TokenRefused extends Refusal {
  readonly sent: TokenInUse

  constructor(sent: TokenInUse, message: string) {
    super('sign-in-required', { status: 401, message })
    this.sent = sent
  }
}

/**
 * Sends one request to the API (specification §7), without a timeout; an answer other than 2xx is thrown as a
 * problem.
 */
export async function send(request: Request): Promise<unknown> {
  try {
    const reply = await ask(request)
    isAnotherAnswering = false
    return reply
  } catch (error) {
    isAnotherAnswering = error instanceof NotOurs
    throw error
  }
}

async function ask(request: Request): Promise<unknown> {
  const { method, path, body, signal } = request
  const { recordToken } = request
  const sent = recordToken === undefined ? tokenInUse() : { ...tokenInUse(), token: recordToken }
  const proof = readCookie(PROOF)
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'include',
    headers: headersFor(method, body, sent, proof),
    body: body === undefined ? null : isFile(body) ? body : JSON.stringify(body),
    ...(signal && { signal }),
  }).catch(lost)
  if (response.ok && response.headers.get('content-type') === FILE) {
    request.onFile?.(response.headers)
    return new Uint8Array(await response.arrayBuffer().catch(lost))
  }
  const reply = parsed(await response.text().catch(lost))
  if (response.ok && reply !== undefined) {
    keepToken(request, sent, response)
    return reply
  }
  const refusal = refusalOf(reply, response, sent)
  // A page that came from the device brought no cookie; the refusal did.
  const isLate = refusal instanceof Refusal && refusal.code === 'not-from-corridor' && !proof
  if (isLate && readCookie(PROOF)) return ask(request)
  throw refusal
}

function lost(cause: unknown): never {
  throw new Unreachable({ cause })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function keepToken({ method, path, bringsToken }: Request, sent: TokenInUse, { headers }: Response) {
  const token = headers.get('authorization')?.replace('Bearer ', '')
  if (bringsToken && !token) throw new NotOurs()
  if (token && path === IMPERSONATE) storeImpersonation(token)
  else if (token && path === OPEN_DEMO) storeDemo(token)
  else if (token) storeSuccessor(token, sent)
  // A token that was asked for with a password may be anybody's; one that was renewed is the same person's.
  if (token && method !== 'GET') forgetUser()
}

function headersFor(
  method: string,
  body: unknown,
  { token }: TokenInUse,
  proof = '',
): Record<string, string> {
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'X-XSRF-TOKEN': proof }),
    ...(body !== undefined && {
      'Content-Type': isFile(body) ? FILE : 'application/json',
    }),
  }
}

const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array

function refusalOf(reply: unknown, { status, headers }: Response, sent: TokenInUse): Error {
  const retryAfterMs = retryAfterIn(headers)
  const isOurs = isProblem(reply)
  // A 401 counts whoever says it, in whichever words (specification §8). Without a token there is nothing that could
  // be invalid.
  if (status === 401 && (isOurs || sent.token)) return new TokenRefused(sent, isOurs ? reply.message : '')
  // A proxy in front of us fails with a page of its own; it does not refuse with one.
  if (!isOurs)
    return status < 500 || status === 511
      ? new NotOurs()
      : new Refusal('unexpected', unexpected, { retryAfterMs })
  const { code, message, fields, current } = reply
  if (!isRecord(fields)) return new Refusal(code, { status, message }, { current, retryAfterMs })
  const messages = Object.entries(fields).map(([path, words]) => [path, String(words)] as const)
  return new Refusal(
    code,
    { status, message },
    { fields: Object.fromEntries(messages), current, retryAfterMs },
  )
}

const unexpected = { status: 500, message: 'Something went wrong on our side. Try again in a moment.' }

interface ProblemReply {
  readonly code: ProblemCode
  readonly message: string
  readonly fields?: unknown
  readonly current?: unknown
}

// The contract names the problem codes; the server’s answers are checked against it there.
function isProblem(reply: unknown): reply is ProblemReply {
  return isRecord(reply) && typeof reply.code === 'string' && typeof reply.message === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
