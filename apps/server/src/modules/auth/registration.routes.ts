import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { register } from './register.ts'

export const registrationRoutes: Handlers<typeof contract.registration> = {
  register: async ({ issueToken, caller, ...services }, { body }) => {
    const token = await register(services, body, caller())
    if (token) issueToken(token)
    return {}
  },
}
