import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { MOST_REPLY_DAYS, Policies } from '@corridor/domain/people/policies'
import { Card } from '@corridor/ui/card'
import { NumberInput, Radio, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useAllChanged } from '../use-all-changed.ts'
import page from './messages.module.css'
import { type MessagesValues, policiesOf, valuesOf } from './messages-values.ts'
import { digestWords, quietWords, replyToWords, replyWindowWords } from './messages-words.ts'

type District = ResponseOf<typeof Contract.district.show>

export function MessagesForm({ district }: { readonly district: District }) {
  const { policies, timeZone, schoolYears } = district
  const allChanged = useAllChanged()
  const [now] = useState(() => new Date())
  const form = useForm<MessagesValues>({ initialValues: valuesOf(policies) })
  const save = async (values: MessagesValues) => {
    const saved = await call(contract.district.changePolicies, { body: policiesOf(policies, values) })
    form.setInitialValues(valuesOf(saved.policies))
    form.reset()
    await allChanged()
    toast('Replies and email saved')
  }
  const submit = useSubmit(form, save, {
    message: 'This was not saved. What you chose is still here. Please try again later.',
    rename: (faults) =>
      Object.fromEntries(
        Object.entries(faults).map(([field, words]) => [field.replace(/^quietHours\./, ''), words]),
      ),
  })
  const { values } = form
  const closures = schoolYears.flatMap((it) => it.closures)
  const where = {
    timeZone,
    now,
    calendar: {
      years: schoolYears,
      closures: closures.map(({ name, firstOn, lastOn }) => ({ name, from: firstOn, to: lastOn })),
    },
  }
  // A half-typed choice has no effect yet to tell.
  const chosen = Policies.safeParse(policiesOf(policies, values)).data
  return (
    <form className={page.cards} onSubmit={submit} noValidate>
      <Card title="Reply window" subtitle="How long an educator has to read or answer what was sent.">
        <div className={styles.form}>
          <NumberInput
            className={page.number ?? ''}
            label="School days"
            min={1}
            max={MOST_REPLY_DAYS}
            allowDecimal={false}
            {...form.getInputProps('replyWindow')}
          />
          <Effect words={chosen && replyWindowWords(chosen, where)} />
        </div>
      </Card>
      <Card title="Quiet hours" subtitle={`By the clock of the district (${timeZone}).`}>
        <div className={styles.form}>
          <Switch
            label="Emails wait at night"
            size="md"
            {...form.getInputProps('hasQuietHours', { type: 'checkbox' })}
          />
          {values.hasQuietHours && (
            <div className={page.hours}>
              <TextInput type="time" label="From" {...form.getInputProps('from')} />
              <TextInput type="time" label="Until" {...form.getInputProps('to')} />
            </div>
          )}
          <Switch
            label="Emails wait on weekends and closures"
            size="md"
            {...form.getInputProps('quietOnClosedDays', { type: 'checkbox' })}
          />
          <Effect words={chosen && quietWords(chosen, where)} />
          <Effect words={chosen && digestWords(chosen, where)} />
        </div>
      </Card>
      <Card
        title="Answers to emails"
        subtitle="Where an answer goes that somebody writes in their mail program."
      >
        <div className={styles.form}>
          <Radio.Group aria-label="Answers to emails go to" {...form.getInputProps('replyTo')}>
            <div className={page.options}>
              <Radio value="nobody" label="To nobody" size="md" />
              <Radio value="observer" label="To the observer" size="md" />
            </div>
          </Radio.Group>
          <Effect words={replyToWords[values.replyTo]} />
        </div>
      </Card>
      <FormActions form={form} />
    </form>
  )
}

/** Says what a choice does, before it is saved. */
function Effect({ words }: { readonly words: string | undefined }) {
  return <p className={page.effect}>{words}</p>
}
