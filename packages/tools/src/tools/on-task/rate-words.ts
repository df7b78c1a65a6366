import type { Rate } from '@corridor/domain/numbers/statistics'
import { counted, shareOf } from '@corridor/domain/words/count-words'
import type { Visit } from '../../definition/tool.ts'
import type { OnTaskCapture, OnTaskConfig } from './on-task.shape.ts'
import { ENOUGH_SWEEPS, isComplete, isScorable, visitRate } from './sweeps.ts'

/** The rate in words, which waits for the planned number of sweeps: one that shows early steers the observer. */
export function rateHint(
  { sweeps }: OnTaskCapture,
  { plannedSweeps }: OnTaskConfig,
  { endedAt }: Visit,
): string {
  const done = sweeps.filter(isComplete).length
  const caution = `Fewer than ${ENOUGH_SWEEPS} sweeps is indicative only.`
  if (done < plannedSweeps && endedAt === null) return `Rate shows after sweep ${plannedSweeps}.\n${caution}`
  const { k, n } = visitRate(sweeps)
  const scored = sweeps.filter(isScorable).length
  const rate =
    n === 0 ? 'No sweep counts to a rate.' : `On task: ${shareOf(k, n)} in ${counted(scored, 'sweep')}.`
  return scored < ENOUGH_SWEEPS ? `${rate}\n${caution}` : rate
}

/** “20 of 24 (83%)”, over the sweeps in the rate. */
export function rateWords({ k, n }: Rate, scored: number): string {
  if (scored === 0) return 'No sweep in the rate'
  return n === 0 ? 'Nobody was seen' : shareOf(k, n)
}
