import { momentIn } from '@corridor/domain/calendar/day-words'
import { type Provider, providers, providerTitles } from '@corridor/domain/people/sign-in/providers'
import { Card } from '@corridor/ui/card'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUser } from '../../../frame/use-user.ts'
import { IdentityMark } from '../../../identity/identity-mark.tsx'
import { offeredProviders } from '../../../identity/use-identity.ts'
import styles from '../profile/profile.module.css'
import { Connect, Disconnect } from './school-account-buttons.tsx'
import { type Asked, SchoolAccountProof } from './school-account-proof.tsx'
import { linkedIdentities } from './school-accounts.ts'

/** The connected school accounts; nothing where no provider is set up. */
export function SchoolAccountsCard({ email }: { readonly email: string }) {
  const [asked, setAsked] = useState<Asked>()
  const { data: offered } = useSuspenseQuery(offeredProviders)
  const { data: linked } = useSuspenseQuery(linkedIdentities)
  const known = [...offered.items, ...linked.items].map(({ provider }) => provider)
  const shown = providers.filter((provider) => known.includes(provider))
  if (shown.length === 0) return null
  return (
    <Card title="School accounts" subtitle="Sign in with an account your school gave you.">
      <ul className={styles.rows}>
        {shown.map((provider) => (
          <SchoolAccount key={provider} provider={provider} onAsked={setAsked} />
        ))}
      </ul>
      {asked && <SchoolAccountProof asked={asked} email={email} onCancel={() => setAsked(undefined)} />}
    </Card>
  )
}

interface Props {
  readonly provider: Provider
  readonly onAsked: (asked: Asked) => void
}

function SchoolAccount({ provider, onAsked }: Props) {
  const { district } = useUser()
  const { data: offered } = useSuspenseQuery(offeredProviders)
  const { data: linked } = useSuspenseQuery(linkedIdentities)
  const mine = linked.items.find((it) => it.provider === provider)
  const offer = offered.items.find((it) => it.provider === provider)
  const since = mine && `Connected ${momentIn(district.time_zone, mine.linkedAt)}`
  return (
    <li>
      <IdentityMark provider={provider} />
      <div className={styles.row}>
        <strong>{providerTitles[provider]}</strong>
        {mine?.email && <span>{mine.email}</span>}
        <span>{since ?? 'Not connected'}</span>
      </div>
      {mine ? <Disconnect provider={provider} /> : offer && <Connect offer={offer} onAsked={onAsked} />}
    </li>
  )
}
