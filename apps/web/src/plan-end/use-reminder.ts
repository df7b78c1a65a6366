import { Refusal } from '@corridor/contract/refusal'
import { useMutation } from '@tanstack/react-query'
import { cache } from '../api/cache.ts'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { planEnd } from './plan-end.ts'
import { useCheckAgain } from './use-check-again.ts'

/** Reminds the people who look after billing, once a day. */
export function useReminder() {
  const { checkAgain } = useCheckAgain()
  const noteSent = () =>
    cache.setQueryData(planEnd.queryKey, (known) => known && { ...known, wasRemindedToday: true })
  return useMutation({
    mutationFn: () => call(contract.billing.remind, {}),
    onSuccess: noteSent,
    onError: (error) => {
      // Somebody else reminded them first, or renewed the plan.
      if (isProblem(error, 'already-reminded')) noteSent()
      else if (isProblem(error, 'plan-is-current')) return checkAgain()
      else failed(error, { message: 'The reminder was not sent. Please try again later.' })
      return undefined
    },
  })
}

function isProblem(error: unknown, code: Refusal['code']): boolean {
  return error instanceof Refusal && error.code === code
}
