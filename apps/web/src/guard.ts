import { Problem } from '@corridor/contract/problems'
import { redirect } from 'react-router'
import { isGranted, loadUser } from './api/session.ts'
import type { RouteAccess } from './routes.ts'

/** Before each navigation: who may come in, and where everybody else goes (spec §2, §4, §5). */
export async function guard(access: RouteAccess | undefined, url: URL): Promise<void> {
  if (access === undefined) return
  const user = await loadUser()
  if (access === false) {
    if (user) throw redirect('/404')
    return
  }
  if (!user) throw toLogin(url)
  if (typeof access === 'string' && !isGranted(user.roles, access)) throw redirect('/403')
}

/** A page whose data the server refuses leads where a refused page leads. */
export function redirectOf(error: unknown, url: URL): unknown {
  if (!(error instanceof Problem)) return error
  if (error.status === 401) return toLogin(url)
  if (error.status === 403) return redirect('/403')
  if (error.status === 404) return redirect('/404')
  return error
}

/** The sign-in page returns to where the person was going. */
function toLogin({ pathname, search }: URL) {
  const goal = pathname + search
  return redirect(goal === '/' ? '/login' : `/login?to=${encodeURIComponent(goal)}`)
}
