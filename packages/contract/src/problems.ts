/** Every way a request may be refused. The code is the contract; the message is for people. */
export const problems = {
  'invalid-request': { status: 422, message: 'Some of what was sent is not valid.' },
  'not-from-corridor': {
    status: 403,
    message: 'This request did not come from Corridor. Reload the page and try again.',
  },
  'sign-in-required': { status: 401, message: 'Please sign in to continue.' },
  'wrong-credentials': {
    status: 422,
    message: 'That email and password do not match. Check both and try again.',
  },
  'too-many-attempts': {
    status: 429,
    message:
      'Too many attempts. Wait a few minutes and try again, or use a device you have signed in on before.',
  },
  'wrong-password': { status: 422, message: 'That is not the password you have now.' },
  'reset-link-not-valid': {
    status: 404,
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  'demo-not-available': { status: 404, message: 'There is no demo here.' },
  forbidden: { status: 403, message: 'You do not have access to this.' },
  'session-not-found': { status: 404, message: 'That device is not signed in.' },
  'school-not-found': { status: 404, message: 'That school does not exist.' },
  'school-in-use': {
    status: 409,
    message: 'This school has educators, staff or visits. Set it to inactive instead.',
  },
  'school-year-not-found': { status: 404, message: 'That school year does not exist.' },
  'subscription-required': { status: 402, message: 'Your district has no current plan. Your work is safe.' },
  // Spec §6: the demo account may look at everything and change nothing.
  'demo-is-view-only': { status: 418, message: 'The demo account is view only.' },
  'too-large': { status: 413, message: 'That is too large to send.' },
  'too-many-requests': { status: 429, message: 'That was a lot at once. Wait a minute and try again.' },
  'no-such-address': { status: 404, message: 'There is nothing at this address.' },
  'unsupported-media-type': { status: 415, message: 'Send this as JSON.' },
  'database-unavailable': {
    status: 503,
    message: 'Corridor cannot reach its database right now. Try again in a moment.',
  },
  unexpected: { status: 500, message: 'Something went wrong on our side. Try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ProblemCode = keyof typeof problems

/** What to do about single fields, by their path in the request: `{ email: 'Enter an email address.' }`. */
export type FieldMessages = Readonly<Record<string, string>>

export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldMessages | undefined

  constructor(code: ProblemCode, options: ErrorOptions & { fields?: FieldMessages } = {}) {
    super(problems[code].message, options)
    this.code = code
    this.fields = options.fields
  }

  get status() {
    return problems[this.code].status
  }
}

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problems, code)
}
