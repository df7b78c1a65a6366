import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { inviteAgain } from './invitation/invite-again.ts'
import { inviteUser } from './invitation/invite-user.ts'
import { withdrawInvitation } from './invitation/withdraw-invitation.ts'
import { changeUser } from './user/change-user.ts'
import { listUsers } from './user/list-users.ts'
import { pauseUser } from './user/pause-user.ts'
import { showUser } from './user/show-user.ts'
import { userChanges } from './user/user-changes.ts'
import { listChoices, listGroupChoices } from './user/user-choices.ts'

export const userRoutes: Handlers<typeof contract.users> = {
  list: ({ db, actor, now }, { query }) => listUsers(db, actor, now(), query),
  choices: ({ db, actor, now }) => listChoices(db, actor, now()),
  groupChoices: ({ db, actor, now }, { query }) => listGroupChoices(db, actor, now(), query.school),
  show: ({ db, actor, now }, { params }) => showUser(db, actor, now(), params.userId),
  invite: async (context, { body }) => {
    const user = await inviteUser(context, body)
    await context.record('user.invite', { kind: 'user', id: user.id })
    return user
  },
  change: async ({ db, actor, now, record }, { params, body }) => {
    const before = await showUser(db, actor, now(), params.userId)
    const user = await changeUser(db, actor, now(), params.userId, body)
    await record('user.change', { kind: 'user', id: user.id }, userChanges(before, user))
    return user
  },
  pause: async ({ db, actor, now, record }, { params, body }) => {
    const user = await pauseUser(db, actor, now(), params.userId, body.isPaused)
    await record(body.isPaused ? 'user.pause' : 'user.resume', { kind: 'user', id: user.id })
    return user
  },
  inviteAgain: async (context, { params }) => {
    const user = await inviteAgain(context, params.userId)
    await context.record('user.invite-again', { kind: 'user', id: user.id })
    return user
  },
  withdraw: async ({ db, actor, now, record }, { params }) => {
    await withdrawInvitation(db, actor, now(), params.userId)
    await record('user.invite-withdraw', { kind: 'user', id: params.userId })
    return {}
  },
}
