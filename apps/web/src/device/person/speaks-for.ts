import { knownUser } from '../../api/known-user.ts'
import { reloadUser } from '../../api/session.ts'
import { isImpersonation, tokenInUse } from '../../api/tokens.ts'

/** Whether a call made now is made by this person: tabs share their tokens, and another may have signed in since. */
export async function speaksFor(userId: number): Promise<boolean> {
  const inUse = tokenInUse()
  if (inUse.token === null || isImpersonation(inUse)) return false
  const known = knownUser() ?? (await reloadUser())
  return known?.id === userId
}
