import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { changePassword } from './change-password.ts'
import { getProfile, setName } from './profile.queries.ts'

export const profileRoutes: Handlers<typeof contract.profile> = {
  show: ({ db, actor }) => getProfile(db, actor.userId),
  change: async ({ db, actor, record }, { body }) => {
    await setName(db, actor.userId, body.name)
    await record('user.rename', { kind: 'user', id: actor.userId })
    return getProfile(db, actor.userId)
  },
  changePassword: async ({ db, actor, session, record }, { body }) => {
    await changePassword(db, actor, session, body)
    await record('user.password-change', { kind: 'user', id: actor.userId })
    return {}
  },
}
