import type { Endpoint } from '@corridor/contract/endpoint'
import { powers, type Reach, type Role } from '@corridor/domain/people/roles'

/** The roles that see educators without being one of them or naming them in a group. */
export const seeing: Readonly<Partial<Record<Role, 'school' | 'district'>>> = {
  'district-admin': 'district',
  principal: 'school',
  'assistant-principal': 'school',
  coach: 'school',
}

/** How far a role reaches with an endpoint that is told an id. */
export function reaches(
  role: Role,
  spec: Endpoint,
): 'nothing' | 'unseen' | 'sight' | 'school' | 'district' | 'self' {
  if (spec.access === 'login' && parameterOf(spec) === 'educatorId') return seeing[role] ?? 'unseen'
  if (
    role === 'district-admin' &&
    /^\/observations\/:observationId(\/record\.pdf)?$/.test(spec.path) &&
    spec.method === 'GET'
  )
    return 'district'
  if (role === 'district-admin' && spec.path.endsWith('/deliveries/again')) return 'district'
  if (role === 'district-admin' && isReceived(spec)) return 'sight'
  // A published configuration is read by everybody.
  if (spec.access === 'login') return parameterOf(spec) === 'configurationId' ? 'district' : 'self'
  if (spec.access === 'guest') return 'self'
  const reach = powers[role][spec.access]
  // An export belongs to whoever asked for it, whatever it is of.
  return reach && parameterOf(spec) === 'exportId' ? 'self' : byPower(reach, spec)
}

/**
 * How far a role reaches with a roster: whoever brought it decides about it; who manages the district sees what it did,
 * and may undo it.
 */
function ofRoster(reach: Reach, { method, path }: Endpoint) {
  return reach === 'district' && (method === 'GET' || path.endsWith('/undo')) ? reach : 'self'
}

function byPower(reach: Reach | undefined, spec: Endpoint) {
  if (reach && parameterOf(spec) === 'importId') return ofRoster(reach, spec)
  if (reach === undefined || reach === 'district') return reach ?? 'nothing'
  // Whoever may change the sets of their own school reads those of others.
  return parameterOf(spec) === 'configurationId' ? 'sight' : 'school'
}

/** Whether only the educator whom an observation is about may call an endpoint. */
export function isReceived({ path }: Endpoint): boolean {
  return /acknowledge|contributions|self-rating/.test(path)
}

export function parameterOf({ path }: Endpoint): string {
  return path.match(/:(\w+)/)?.[1] ?? ''
}
