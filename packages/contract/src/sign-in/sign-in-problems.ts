/** Why signing in, proving who one is, or accepting an invitation is refused. */
export const signInProblems = {
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
  'second-factor-required': {
    status: 422,
    message: 'Enter the code from your authenticator app, or one of your recovery codes.',
  },
  'wrong-code': { status: 422, message: 'That code does not fit. Check it, or wait for the next one.' },
  'second-factor-setup-required': {
    status: 403,
    message: 'Your account needs a second step when signing in. Set it up in your profile first.',
  },
  'second-factor-with-password': {
    status: 422,
    message: 'This account asks for a code as well. Sign in with your email and password.',
  },
  'second-factor-is-on': { status: 409, message: 'The second step is on already.' },
  'second-factor-is-off': { status: 409, message: 'The second step is not on.' },
  'second-factor-needed-here': {
    status: 409,
    message: 'Your district asks for the second step, so it stays on.',
  },
  'password-needed': {
    status: 409,
    message: 'Choose a password first: “Forgot your password?” on the sign-in page emails you a link.',
  },
  'proof-needed': {
    status: 403,
    message:
      'Confirm that it is you: enter your password or sign in again, and connect the school account within 10 minutes.',
  },
  'sign-in-anew': {
    status: 409,
    message: 'Your account has no password. Sign out and in again to show that it is you.',
  },
  'account-paused': {
    status: 422,
    message: 'Your account is paused. Someone who manages users in your district can reactivate it.',
  },
  'identity-not-proven': {
    status: 422,
    message: 'The school account did not confirm this sign-in. Please try again.',
  },
  'identity-not-linked': {
    status: 422,
    message:
      'This school account is not connected to anyone here. Sign in with your email and password, then connect it in your profile.',
  },
  'identity-taken': { status: 409, message: 'This school account is connected to somebody else already.' },
  'identity-not-found': { status: 404, message: 'No such school account is connected.' },
  'provider-not-available': { status: 404, message: 'This kind of school account cannot be used here.' },
  'provider-unreachable': {
    status: 503,
    message: 'The school account’s server does not answer right now. Try again in a moment.',
  },
  'invitation-not-valid': {
    status: 404,
    message: 'This invitation has been used, withdrawn or is too old. Ask for a new one.',
  },
  'registration-not-valid': {
    status: 404,
    message: 'This link is too old or incomplete. Register again, and we will email you a new one.',
  },
  'registration-confirmed': {
    status: 409,
    message: 'Your trial has already begun. Sign in with your email and your password.',
  },
  'address-has-account': {
    status: 409,
    message: 'You have an account with this address by now. Sign in with it.',
  },
  'account-elsewhere': {
    status: 409,
    message:
      'There is an account with this address in another district. Ask for an invitation to another address.',
  },
} as const satisfies Record<string, { status: number; message: string }>
