import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { showSecondFactor } from './show-second-factor.ts'
import { turnOffSecondFactor } from './turn-off-second-factor.ts'

export const secondFactorRoutes: Handlers<typeof contract.secondFactor> = {
  show: showSecondFactor,
  begin: beginSecondFactor,
  confirm: confirmSecondFactor,
  renewCodes: renewRecoveryCodes,
  turnOff: turnOffSecondFactor,
}
