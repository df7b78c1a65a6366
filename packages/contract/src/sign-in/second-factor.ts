import { secret } from '@corridor/domain/words/plain-text'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { SecondFactorCode } from './auth.ts'

const RecoveryCodes = z.object({
  /** The recovery codes, shown this once; each works once. */
  recoveryCodes: z.array(z.string()),
})
const Code = z.strictObject({ code: SecondFactorCode })

export const secondFactor = {
  show: endpoint({
    method: 'GET',
    path: '/profile/second-factor',
    summary: 'Whether I show a code when signing in',
    access: 'login',
    secondFactor: 'not-yet',
    response: z.object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.int() }),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/profile/second-factor',
    summary: 'A new secret for an authenticator app; nothing is on until a code was shown',
    access: 'login',
    secondFactor: 'not-yet',
    problems: ['wrong-password', 'too-many-attempts', 'password-needed', 'second-factor-is-on'],
    body: z.strictObject({
      password: secret().check(z.minLength(1, 'Enter your password.'), z.maxLength(512)),
    }),
    response: z.object({
      /** The secret in groups of four, for typing. */
      secret: z.string(),
      /** The address for a QR code that the app reads. */
      uri: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/profile/second-factor/confirm',
    summary: 'Turn it on with a first code; every other device is signed out',
    access: 'login',
    secondFactor: 'not-yet',
    problems: ['wrong-code', 'too-many-attempts', 'second-factor-is-on', 'second-factor-is-off'],
    body: Code,
    response: RecoveryCodes,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/profile/second-factor/recovery-codes',
    summary: 'New recovery codes; the old ones stop working',
    access: 'login',
    problems: ['wrong-code', 'too-many-attempts', 'second-factor-is-off'],
    body: Code,
    response: RecoveryCodes,
  }),
  turnOff: endpoint({
    method: 'POST',
    path: '/profile/second-factor/off',
    summary: 'Show no code any more when signing in',
    access: 'login',
    problems: ['wrong-code', 'too-many-attempts', 'second-factor-is-off', 'second-factor-needed-here'],
    body: Code,
    response: z.object({}),
  }),
}
