import type { ProblemCode } from '@corridor/contract/problems'
import { Refusal } from '@corridor/contract/refusal'
import type { UseFormReturnType } from '@mantine/form'
import { failed } from '../api/failed.tsx'

interface Words<Values> {
  /** For the Error dialog, where it is nothing that was typed. */
  readonly message: string
  /** Refusals that belong to a field. */
  readonly at?: Partial<Record<ProblemCode, keyof Values & string>>
  /** The contract's fields by the form's names, where they differ. */
  readonly rename?: (faults: Readonly<Record<string, string>>) => Readonly<Record<string, string>>
}

/** Sends a form. What the server says about a field stands at that field; nothing that was typed is lost. */
export function useSubmit<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  work: (values: Values) => Promise<void>,
  { message, at = {}, rename = (it) => it }: Words<Values>,
) {
  const showAtFields = (errors: Readonly<Record<string, unknown>>) => {
    for (const [field, error] of Object.entries(errors)) form.setFieldError(field, String(error))
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }
  return form.onSubmit(async (values) => {
    try {
      await work(values)
    } catch (error) {
      const field = error instanceof Refusal ? at[error.code] : undefined
      if (error instanceof Refusal && field) showAtFields({ [field]: error.message })
      else if (error instanceof Refusal && error.fields) showAtFields(rename(error.fields))
      else failed(error, { message })
    }
  }, showAtFields)
}
