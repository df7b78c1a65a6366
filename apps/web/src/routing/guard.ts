import { Refusal } from '@corridor/contract/refusal'
import { gateRedirect } from '@corridor/domain/plan/gate'
import { isGranted, isImpersonationOver, loadUser, reloadUser, takeSampleOver } from '../api/session.ts'
import { redirect, redirectIn, replace } from '../door/redirect.ts'
import { gateBefore } from './plan-gate.ts'
import type { Route } from './route.ts'

/** The page for support when an impersonation has ended. */
const SUPPORT = '/support'

/** The page for a tab whose look at the sample has ended. */
const SAMPLE_LEFT = '/demo/left'

/** The page where the second factor is set up; its own data is never refused for lack of one. */
const PROFILE = '/settings/profile'

/** Lets in the people who may open a route; everybody else is redirected (specification §2, §4, §5). */
async function guard({ name, access }: Pick<Route, 'name' | 'access'>, url: URL): Promise<void> {
  if (access === undefined) return
  const user = await loadUser()
  if (takeSampleOver()) throw redirect(SAMPLE_LEFT)
  if (user && isImpersonationOver() && url.pathname !== SUPPORT) throw redirect(SUPPORT)
  if (access === false) {
    if (user) throw redirect('/404')
    return
  }
  if (!user) throw toLogin(url)
  const mayOpen = access === true || isGranted(user.roles, access)
  const elsewhere = mayOpen ? gateBefore({ name, access }, user) : gateRedirect(name, user)
  if (elsewhere) throw redirect(elsewhere)
  if (!mayOpen) throw redirect('/403')
}

export interface Entry {
  readonly url: URL
  /** Aborted when the person goes elsewhere meanwhile, so that nothing is opened in vain. */
  readonly signal: AbortSignal
}

/** Opens a page to people who may come in, and throws a redirect for everybody else. */
export async function guarded<T>(route: Route, { url, signal }: Entry, open: () => Promise<T>): Promise<T> {
  try {
    await guard(route, url)
    signal.throwIfAborted()
    return await open()
  } catch (error) {
    throw inPlace(await redirectOf(error, url), url)
  }
}

/**
 * A redirect from a page whose address is shown already, as it is at first and on the way back, takes that page's place:
 * else the way back would lead to it, and forward again.
 */
function inPlace(thrown: unknown, { pathname, search }: URL): unknown {
  const found = redirectIn(thrown)
  const isShown = location.pathname === pathname && location.search === search
  return found && isShown ? replace(found.to) : thrown
}

/** The redirect for a page whose data the server refuses, as for a refused page. */
async function redirectOf(error: unknown, url: URL): Promise<unknown> {
  if (!(error instanceof Refusal)) return error
  if (error.status === 402) return (await pastTheGate()) ?? error
  if (error.status === 401) return isImpersonationOver() ? redirect(SUPPORT) : toLogin(url)
  if (error.code === 'second-factor-setup-required' && url.pathname !== PROFILE) return redirect(PROFILE)
  if (error.status === 403) return redirect('/403')
  if (error.status === 404) return redirect('/404')
  return error
}

/** The redirect for a plan that ended while the page was open: the loaded user is older than the refusal. */
async function pastTheGate() {
  const elsewhere = gateRedirect(undefined, await reloadUser())
  return elsewhere && redirect(elsewhere)
}

/** A redirect to the sign-in page, which returns to where the person was going. */
function toLogin({ pathname, search }: URL) {
  const goal = pathname + search
  return redirect(goal === '/' ? '/login' : `/login?to=${encodeURIComponent(goal)}`)
}
