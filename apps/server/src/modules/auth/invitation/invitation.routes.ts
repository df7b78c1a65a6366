import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../../http/mount.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { showInvitation } from './show-invitation.ts'

export const invitationRoutes: Handlers<typeof contract.invitation> = {
  show: ({ database, now }, { params }) => showInvitation(database, now(), params.token),
  accept: async ({ issueToken, caller, ...services }, { params, body }) => {
    issueToken(await acceptInvitation(services, params.token, body, caller()))
    return {}
  },
}
