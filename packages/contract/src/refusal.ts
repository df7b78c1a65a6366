import type { ProblemCode } from './problem-codes.ts'

/** What to do about single fields, by their path in the request: `{ email: 'Enter an email address.' }`. */
export type FieldMessages = Readonly<Record<string, string>>

interface Words {
  readonly status: number
  readonly message: string
}

export interface Details {
  readonly fields?: FieldMessages | undefined
  readonly current?: unknown
  readonly retryAfterMs?: number | undefined
}

/**
 * A problem as it arrives, in the server’s own words. It knows no catalog: that would weigh on the first load of
 * every page.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldMessages | undefined
  /** What the server has instead of what was sent; only where somebody else was first. */
  readonly current: unknown
  /** How long the server asks to be left in peace. */
  readonly retryAfterMs: number | undefined

  constructor(code: ProblemCode, { status, message }: Words, options: ErrorOptions & Details = {}) {
    super(message, options)
    this.code = code
    this.status = status
    this.fields = options.fields
    this.current = options.current
    this.retryAfterMs = options.retryAfterMs
  }
}
