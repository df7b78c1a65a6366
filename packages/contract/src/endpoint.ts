import type { Permission } from '@corridor/domain/people/roles'
import type { Gate } from '@corridor/domain/plan/open-to'
import * as z from 'zod/mini'
import type { ProblemCode } from './problem-codes.ts'

/** The bytes of a file, in place of JSON. */
export const Bytes = z.custom<Uint8Array<ArrayBuffer>>(
  (it) => it instanceof Uint8Array,
  'Send the file itself.',
)

type Access = 'guest' | 'login' | Permission

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** What the endpoint does, in a few words for the API’s description. */
  readonly summary: string
  readonly access: Access
  /** What the district’s plan must allow. Absent: `use`. */
  readonly gate?: Gate
  /** Whether the demo account may make this write. */
  readonly demo?: 'allowed'
  /**
   * Whether support may make this write with somebody’s eyes: always, or where the district lets it assist. Absent:
   * never.
   */
  readonly impersonation?: 'allowed' | 'assist'
  /** Whether people are answered who need a second factor and have not set one up yet. */
  readonly secondFactor?: 'not-yet'
  /** Whether a request may come without the headers that prove it came from our own pages. */
  readonly origin?: 'any'
  /** Refusals of its own, beside those that follow from access, gate, demo and the request’s shape. */
  readonly problems?: readonly ProblemCode[]
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  readonly response: z.ZodMiniType
}

export const endpoint = <const E extends Endpoint>(spec: E): E => spec

type Part<E, Name extends string> =
  E extends Record<Name, infer Schema extends z.ZodMiniType> ? Record<Name, z.output<Schema>> : unknown

export type RequestOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>
export type ResponseOf<E extends Endpoint> = z.output<E['response']>
