import type { StepDetails } from '@corridor/contract/people/educators'
import type { ListedStep } from '@corridor/contract/people/steps'
import { stepStatusTitles } from '@corridor/domain/steps/action-step'
import { useMutation } from '@tanstack/react-query'
import { call, contract } from '../../api/client.ts'
import { failed } from '../../api/failed.tsx'
import { Unreachable } from '../../api/wire.ts'
import { stepSaved } from '../../people/educator-queries.ts'
import { stepsChanged } from '../../people/step-notes.ts'

const NOT_CHANGED = 'The step was not changed, and is as it was. Please try again later.'
const UNKNOWN =
  'No answer came, so the step may be changed or not. The list shows how it stands once Corridor can be reached.'

export type StepChange = Partial<Pick<StepDetails, 'status' | 'dueOn' | 'isCarried'>>

/** The last change of a step, and what takes it back. */
export interface LastChange {
  readonly step: ListedStep
  readonly words: string
  readonly back: StepChange
}

/** Changes a step; the change can be taken back. `place` is the id of what takes the focus when a button is gone. */
export function useStepChange(step: ListedStep, place: string, onChanged: (last: LastChange | null) => void) {
  const { educator, id, text, dueOn, status, carriedOn } = step
  const { mutate, isPending } = useMutation({
    mutationFn: (change: StepChange) => {
      const params = { educatorId: educator.id, stepId: id }
      return call(contract.educators.saveStep, { params, body: { text, dueOn, status, ...change } })
    },
    onSuccess: async (saved, change) => {
      // The educator who is to try the step changes neither its day nor whether it is carried on.
      const carried = change.isCarried === undefined ? {} : { isCarried: carriedOn !== undefined }
      onChanged({ step: { ...step, ...saved }, words: wordsOf(change), back: { dueOn, status, ...carried } })
      document.getElementById(place)?.focus()
      await Promise.all([stepSaved(educator.id, saved), stepsChanged()])
    },
    onError: async (error) => {
      // The answer may be lost, and the step changed: the list is asked, and shows how it stands.
      const isUnknown = error instanceof Unreachable
      failed(error, { message: isUnknown ? UNKNOWN : NOT_CHANGED })
      if (isUnknown) await stepsChanged()
    },
  })
  return { change: (it: StepChange) => mutate(it), isPending }
}

function wordsOf({ status, isCarried }: StepChange): string {
  if (isCarried) return 'Carried on'
  if (status === undefined || status === 'open') return 'Open again'
  return stepStatusTitles[status]
}
