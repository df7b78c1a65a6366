import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { changePassword } from './change-password.ts'
import { setMailTime, setName } from './profile.queries.ts'
import { provePresence } from './prove-presence.ts'
import { showProfile } from './show-profile.ts'

export const profileRoutes: Handlers<typeof contract.profile> = {
  show: ({ db, actor }) => showProfile(db, actor),
  change: async ({ db, actor, record }, { body }) => {
    await setName(db, actor.userId, body.name)
    await record('user.rename', { kind: 'user', id: actor.userId })
    return showProfile(db, actor)
  },
  notify: async ({ db, actor }, { body }) => {
    await setMailTime(db, actor.userId, body.kind, body.mail)
    return showProfile(db, actor)
  },
  changePassword,
  prove: provePresence,
}
