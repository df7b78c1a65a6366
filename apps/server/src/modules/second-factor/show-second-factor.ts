import { needsSecondFactor } from '@corridor/domain/people/policies'
import type { ActorContext } from '../../http/mount.ts'
import { districtToday } from '../districts/district-today.ts'
import { countRecoveryCodes, isSecondFactorOn } from './second-factor.queries.ts'

type Asking = Pick<ActorContext, 'db' | 'actor' | 'now'>

export async function showSecondFactor(asking: Asking) {
  const { db, actor } = asking
  return {
    isOn: await isSecondFactorOn(db, actor.userId),
    isRequired: await isRequired(asking),
    recoveryCodesLeft: await countRecoveryCodes(db, actor.userId),
  }
}

export async function isRequired({ db, actor, now }: Asking): Promise<boolean> {
  const { policies } = await districtToday(db, now())
  return needsSecondFactor(
    actor.assignments.map(({ role }) => role),
    policies,
  )
}
