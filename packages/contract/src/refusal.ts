import type { FieldMessages, ProblemCode } from './problems.ts'

interface Words {
  readonly status: number
  readonly message: string
}

/**
 * A problem as it arrives, in the server's own words. It knows no catalogue: that would weigh on the first load of
 * every page.
 */
export class Refusal extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly fields: FieldMessages | undefined
  /** What stands instead of what was sent; only where somebody else was first. */
  readonly current: unknown

  constructor(
    code: ProblemCode,
    { status, message }: Words,
    options: ErrorOptions & { fields?: FieldMessages | undefined; current?: unknown } = {},
  ) {
    super(message, options)
    this.code = code
    this.status = status
    this.fields = options.fields
    this.current = options.current
  }
}
