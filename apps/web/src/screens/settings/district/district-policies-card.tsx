import { needsSecondFactor, type Policies } from '@corridor/domain/people/policies'
import { Card } from '@corridor/ui/card'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { call, contract, query } from '../../../api/client.ts'
import styles from '../../../forms/form.module.css'
import { FormActions } from '../../../forms/form-actions.tsx'
import { useSubmit } from '../../../forms/use-submit.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { useAllChanged } from '../use-all-changed.ts'
import page from './district-policies.module.css'
import {
  educatorsMayJoin,
  mayStaySignedIn,
  schoolsChooseTools,
  secondFactor,
  supportMayAssist,
} from './district-policies-words.ts'
import { PolicyChoice } from './district-policy-choice.tsx'

export function PoliciesCard({ policies }: { readonly policies: Policies }) {
  const allChanged = useAllChanged()
  const form = useForm<Policies>({ initialValues: policies })
  const save = async (body: Policies) => {
    const saved = await call(contract.district.changePolicies, { body })
    form.setInitialValues(saved.policies)
    form.reset()
    await allChanged()
    toast('Policies saved')
  }
  const submit = useSubmit(form, save, {
    message: 'The policies were not saved. What you chose is still here. Please try again later.',
  })
  const choice = <Name extends keyof Policies>(name: Name) => ({
    value: form.values[name],
    onChange: (value: Policies[Name]) => form.setValues((it) => ({ ...it, [name]: value })),
  })

  return (
    <Card title="Policies" subtitle="They apply to everyone in the district.">
      <form className={styles.form} onSubmit={submit} noValidate>
        <PolicyChoice<Policies['secondFactor']> {...secondFactor} {...choice('secondFactor')}>
          <SetUpNext policies={form.values} />
        </PolicyChoice>
        <PolicyChoice<boolean> {...mayStaySignedIn} {...choice('mayStaySignedIn')} />
        <PolicyChoice<boolean> {...schoolsChooseTools} {...choice('schoolsChooseTools')} />
        <PolicyChoice<boolean> {...educatorsMayJoin} {...choice('educatorsMayJoin')} />
        <PolicyChoice<boolean> {...supportMayAssist} {...choice('supportMayAssist')} />
        <FormActions form={form} />
      </form>
    </Card>
  )
}

/** Tells an administrator that the policy they are about to save asks a second step of them first. */
function SetUpNext({ policies }: { readonly policies: Policies }) {
  const { security } = useUser()
  const { data: mine } = useQuery(query(contract.secondFactor.show, {}))
  const isNext = mine?.isOn === false && needsSecondFactor(security.roles, policies)
  return (
    <p className={page.consequence} role="status">
      {isNext && 'You have no second step yet: once this is saved, you will be asked to set it up next.'}
    </p>
  )
}
