import { Problem } from '@corridor/contract/problems'
import { gateRedirect } from '@corridor/domain/gate'
import { redirect } from 'react-router'
import { isGranted, loadUser, reloadUser } from './api/session.ts'
import type { Route } from './routes.ts'

/** Before each navigation: who may come in, and where everybody else goes (spec §2, §4, §5). */
export async function guard({ name, access }: Pick<Route, 'name' | 'access'>, url: URL): Promise<void> {
  if (access === undefined) return
  const user = await loadUser()
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
  if (!(error instanceof Problem)) return error
  if (error.status === 402) return (await pastTheGate()) ?? error
  if (error.status === 401) return toLogin(url)
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
