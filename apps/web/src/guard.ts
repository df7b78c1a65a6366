import { Refusal } from '@corridor/contract/refusal'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { redirect } from 'react-router'
import { isGranted, isImpersonationOver, loadUser, reloadUser } from './api/session.ts'
import type { Route } from './routes.ts'

/** Where support finds itself when it looks with nobody's eyes any more. */
const SUPPORT = '/support'

/** Where the second factor is set up; its own data is never refused for lack of one. */
const PROFILE = '/settings/profile'

/** Before each navigation: who may come in, and where everybody else goes (spec §2, §4, §5). */
export async function guard({ name, access }: Pick<Route, 'name' | 'access'>, url: URL): Promise<void> {
  if (access === undefined) return
  const user = await loadUser()
  if (user && isImpersonationOver() && url.pathname !== SUPPORT) throw redirect(SUPPORT)
  if (access === false) {
    if (user) throw redirect('/404')
    return
  }
  if (!user) throw toLogin(url)
  const elsewhere = gateRedirect(name, user)
  if (elsewhere) throw redirect(elsewhere)
  if (typeof access === 'string' && !isGranted(user.roles, access)) throw redirect('/403')
}

/** A page whose data the server refuses leads where a refused page leads. */
export async function redirectOf(error: unknown, url: URL): Promise<unknown> {
  if (!(error instanceof Refusal)) return error
  if (error.status === 402) return (await pastTheGate()) ?? error
  if (error.status === 401) return isImpersonationOver() ? redirect(SUPPORT) : toLogin(url)
  if (error.code === 'second-factor-setup-required' && url.pathname !== PROFILE) return redirect(PROFILE)
  if (error.status === 403) return redirect('/403')
  if (error.status === 404) return redirect('/404')
  return error
}

/** The plan ended while the page was open: what was loaded of the person is older than the refusal. */
async function pastTheGate() {
  const elsewhere = gateRedirect(undefined, await reloadUser())
  return elsewhere && redirect(elsewhere)
}

/** The sign-in page returns to where the person was going. */
function toLogin({ pathname, search }: URL) {
  const goal = pathname + search
  return redirect(goal === '/' ? '/login' : `/login?to=${encodeURIComponent(goal)}`)
}
