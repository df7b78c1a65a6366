import { Card } from '@corridor/ui/card'
import { Note } from '@corridor/ui/note'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contract, query } from '../../../api/client.ts'
import styles from './second-factor.module.css'
import { RecoveryCodes } from './second-factor-codes.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'

export const secondFactor = query(contract.secondFactor.show, {})

export function SecondFactorCard({ email }: { readonly email: string }) {
  const { data: state } = useSuspenseQuery(secondFactor)
  const [codes, setCodes] = useState<readonly string[]>()
  const isMissing = state.isRequired && !state.isOn
  return (
    <Card
      title="Second step"
      subtitle="A code from your phone, besides the password."
      className={isMissing ? styles.first : undefined}
    >
      {isMissing && (
        <Note className={styles.reason} role="status">
          Your account needs the second step. Set it up, and everything else opens.
        </Note>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : state.isOn ? (
        <SecondFactorOn state={state} onCodes={setCodes} />
      ) : (
        <SecondFactorOff email={email} onCodes={setCodes} />
      )}
    </Card>
  )
}
