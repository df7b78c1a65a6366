import { Refusal } from '@corridor/contract/refusal'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { failed } from '../../../api/failed.tsx'
import { Unreachable } from '../../../api/wire.ts'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import page from '../auth-page.module.css'
import { CodeStep } from './code-step.tsx'
import { SignInFields, type SignInValues } from './sign-in-fields.tsx'
import { useSignIn } from './use-sign-in.ts'
import { useTypedEmail } from './use-typed-email.ts'

export function SignInForm() {
  const signIn = useSignIn()
  const [refusal, setRefusal] = useState<string>()
  const [isCodeAsked, setIsCodeAsked] = useState(false)
  const form = useForm<SignInValues>({
    initialValues: { email: useTypedEmail(), password: '', staySignedIn: false, code: '' },
    validate: {
      email: (email) => (email.trim() ? null : 'Enter your email address.'),
      password: (password) => (password ? null : 'Enter your password.'),
      code: (code) => (!isCodeAsked || code.trim() ? null : 'Enter the code.'),
    },
    onSubmitPreventDefault: 'always',
  })

  const askAgain = (words?: string) => {
    setRefusal(words)
    setIsCodeAsked(false)
    form.setFieldValue('code', '')
  }
  const showAtFields = (errors: object) => {
    form.setErrors({ ...errors })
    form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()
  }
  const refused = (error: unknown) => {
    const code = error instanceof Refusal ? error.code : undefined
    if (code === 'second-factor-required') setIsCodeAsked(true)
    else if (error instanceof Refusal && code === 'wrong-code') showAtFields({ code: error.message })
    else if (error instanceof Refusal && code === 'wrong-credentials') askAgain(error.message)
    else if (error instanceof Refusal && error.fields) showAtFields(error.fields)
    else failed(error, { message: messageOf(error) })
  }
  const submit = form.onSubmit(async ({ code, ...values }) => {
    setRefusal(undefined)
    await signIn({ ...values, ...(isCodeAsked && { code }) }).catch(refused)
  }, showAtFields)

  return (
    <form className={page.fields} onSubmit={submit} noValidate>
      <FormRefusal words={refusal} />
      {isCodeAsked ? (
        <CodeStep
          email={form.values.email}
          input={form.getInputProps('code')}
          isSending={form.submitting}
          onBack={() => askAgain()}
        />
      ) : (
        <SignInFields form={form} />
      )}
    </form>
  )
}

function messageOf(error: unknown): string {
  const isKnown = error instanceof Refusal || error instanceof Unreachable
  return isKnown ? error.message : 'Signing in did not work. Please try again later.'
}
