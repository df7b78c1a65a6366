import type { contract } from '@corridor/contract/contract'
import { Problem } from '@corridor/contract/problems'
import type { Handlers } from '../../../http/mount.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { mailRegistration } from './mail-registration.ts'
import { openRegistration } from './open-registration.ts'
import { register } from './register.ts'

export const registrationRoutes: Handlers<typeof contract.registration> = {
  show: async ({ config }) => ({ opens: config.MAIL_URL ? 'by-mail' : 'at-once' }),
  register: async ({ issueToken, caller, ...services }, { body: { password, ...registration } }) => {
    if (services.config.MAIL_URL) {
      await mailRegistration(services, registration, caller())
      return {}
    }
    if (password === undefined)
      throw new Problem('invalid-request', { fields: { password: 'Choose a password.' } })
    const token = await register(services, { ...registration, password }, caller())
    if (token) issueToken(token)
    return {}
  },
  open: ({ database, now }, { params }) =>
    database.platform(({ db }) => openRegistration(db, params.token, now())),
  confirm: async ({ issueToken, caller, ...services }, { params, body }) => {
    issueToken(await confirmRegistration(services, params.token, body.password, caller()))
    return {}
  },
}
