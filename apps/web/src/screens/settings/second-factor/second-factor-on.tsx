import type { contract as Contract } from '@corridor/contract/contract'
import type { ResponseOf } from '@corridor/contract/endpoint'
import { counted } from '@corridor/domain/words/count-words'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { call, contract } from '../../../api/client.ts'
import { toast } from '../../../frame/messages/toasts.tsx'
import styles from './second-factor.module.css'
import { secondFactorChanged } from './second-factor-changed.ts'
import { CodeForm } from './second-factor-code-form.tsx'

interface Props {
  readonly state: ResponseOf<typeof Contract.secondFactor.show>
  readonly onCodes: (codes: readonly string[]) => void
}

export function SecondFactorOn({ state: { isRequired, recoveryCodesLeft }, onCodes }: Props) {
  const [wanted, setWanted] = useState<'new-codes' | 'off'>()
  const renew = async (code: string) => {
    const { recoveryCodes } = await call(contract.secondFactor.renewCodes, { body: { code } })
    onCodes(recoveryCodes)
    await secondFactorChanged()
  }
  const turnOff = async (code: string) => {
    await call(contract.secondFactor.turnOff, { body: { code } })
    toast('The second step is off', 'Your password is enough to sign in.')
    await secondFactorChanged()
  }
  const cancel = () => setWanted(undefined)

  if (wanted === 'new-codes') return <CodeForm {...words.newCodes} work={renew} onCancel={cancel} />
  if (wanted === 'off') return <CodeForm {...words.off} isDanger work={turnOff} onCancel={cancel} />
  return (
    <div className={styles.stack}>
      <p>
        <strong>On.</strong> Corridor asks for a code when you sign in.{' '}
        {isRequired && 'Your account needs it, so it stays on. '}
        You have {counted(recoveryCodesLeft, 'recovery code')} left.
      </p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => setWanted('new-codes')}>
          New recovery codes
        </Button>
        {!isRequired && (
          <Button variant="subtle" color="var(--danger)" onClick={() => setWanted('off')}>
            Turn off
          </Button>
        )}
      </div>
    </div>
  )
}

const words = {
  newCodes: {
    lead: 'The codes you have now stop working.',
    action: 'Show new codes',
    message: 'No new codes were made. Please try again later.',
  },
  off: {
    lead: 'Your password alone will then open your account.',
    action: 'Turn off',
    message: 'The second step was not turned off. Please try again later.',
  },
}
