import type { ProblemCode } from '@corridor/contract/problem-codes'
import { Refusal } from '@corridor/contract/refusal'
import type { UseFormReturnType } from '@mantine/form'
import { failed } from '../api/failed.tsx'

interface Words<Values> {
  /** The words of the error dialog, for errors that are about nothing typed. */
  readonly message: string
  /** Refusals that belong to a field, by their code. */
  readonly at?: Partial<Record<ProblemCode, keyof Values & string>>
  /** The contract's fields by the form's names, where they differ. */
  readonly rename?: (faults: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** Sends a form. A message about a field stands at that field; nothing that was typed is lost. */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  work: (values: Values) => Promise<void>,
  { message, at = {}, rename = (it) => it }: Words<Values>,
) {
  const showAtFields = (errors: Readonly<Record<string, unknown>>) => {
    for (const [field, error] of Object.entries(errors)) form.setFieldError(field, String(error))
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }
  const faultsIn = (error: unknown) => {
    if (!(error instanceof Refusal)) return {}
    const field = at[error.code]
    return field ? { [field]: error.message } : rename(error.fields ?? {})
  }
  /** Whether the form has the field; a message for any other is shown in the dialog. */
  const isOfForm = (path: string) => (path.split('.')[0] ?? '') in form.getValues()
  return form.onSubmit(async (values) => {
    try {
      await work(values)
    } catch (error) {
      const faults = faultsIn(error)
      if (Object.keys(faults).some(isOfForm)) showAtFields(faults)
      else failed(error, { message })
    }
  }, showAtFields)
}
