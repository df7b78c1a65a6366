import type { ActionStep } from '@corridor/contract/people/educators'
import type { EducatorId } from '@corridor/domain/people/ids'
import { type StepStatus, stepStatusTitles } from '@corridor/domain/steps/action-step'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../api/client.ts'
import { failed } from '../api/failed.tsx'
import { toast } from '../frame/messages/toasts.tsx'
import { stepSaved } from './educator-queries.ts'

/**
 * Closes a step in one of the ways, or opens it again. `place` is the id of what takes the focus when its button is
 * gone.
 */
export function useStepStatus(educatorId: EducatorId, { id, text, dueOn }: ActionStep, place: string) {
  const { mutate, isPending } = useMutation({
    mutationFn: (status: StepStatus) => {
      const params = { educatorId, stepId: id }
      return call(contract.educators.saveStep, { params, body: { text, dueOn, status } })
    },
    onSuccess: async (step) => {
      await stepSaved(educatorId, step)
      document.getElementById(place)?.focus()
      toast(step.status === 'open' ? 'Step open again' : `Step closed: ${stepStatusTitles[step.status]}`)
    },
    onError: (error) => {
      failed(error, { message: 'The step was not changed, and is as it was. Please try again later.' })
    },
  })
  return { setStatus: (status: StepStatus) => mutate(status), isPending }
}
