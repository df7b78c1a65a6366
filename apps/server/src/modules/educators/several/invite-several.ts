import type { ChangeMade } from '@corridor/contract/people/educator-sets'
import { Problem } from '@corridor/contract/problems'
import type { EducatorId } from '@corridor/domain/people/ids'
import type { ActorContext } from '../../../http/mount.ts'
import { inviteEducator } from '../../people/invitation/invite-educator.ts'
import { sightOf } from '../seen-educator.ts'
import { momentOf } from '../teaching/school-moment.ts'
import { invitableOf, takeInvitationTurn } from './invitable.queries.ts'

/** Invites the educators who can be invited, each once, and names those who cannot. */
export async function inviteSeveral(context: ActorContext, ids: readonly EducatorId[]): Promise<ChangeMade> {
  const { db, actor, place, record } = context
  const { today } = await momentOf(db, place)
  await takeInvitationTurn(db, actor.districtId)
  const found = await invitableOf(db, sightOf(actor, today), ids)
  const done: ChangeMade['done'] = []
  const left: ChangeMade['left'] = []
  for (const id of new Set(ids)) {
    const one = found.find((it) => it.id === id)
    const name = one?.name ?? 'Somebody'
    const why = one ? reasonOf(one) : 'They are not on your list any more.'
    const refused = why ?? (await refusalOf(() => invite(context, id, record)))
    if (refused) left.push({ id, name, why: refused })
    else done.push({ id, name })
  }
  return { id: crypto.randomUUID(), done, left, mayUndo: false }
}

async function invite(context: ActorContext, id: EducatorId, record: ActorContext['record']) {
  const userId = await inviteEducator(context, id)
  await record('user.invite', { kind: 'user', id: userId })
}

function reasonOf({
  email,
  isActive,
  hasAccount,
  isInvited,
}: Awaited<ReturnType<typeof invitableOf>>[number]) {
  if (hasAccount) return 'They have an account already.'
  if (isInvited) return 'They are invited already. Invite them again from their page.'
  if (email === null) return 'There is no email address in their file.'
  return isActive ? undefined : 'They are inactive.'
}

/** Why an educator could not be invited, in the words for it; any other error stops the whole invitation. */
async function refusalOf(work: () => Promise<void>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    if (error.code === 'forbidden') return 'They are at a school where you cannot invite.'
    return Object.values(error.fields ?? {})[0] ?? error.message
  }
}
