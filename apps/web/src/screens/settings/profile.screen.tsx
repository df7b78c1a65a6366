import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { screen } from '../../screen.ts'
import { IdentityRefusal } from '../auth/identity-refusal.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { NameCard } from './name-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { OwnContentsCard } from './own-contents-card.tsx'
import { PasswordCard } from './password-card.tsx'
import styles from './profile.module.css'
import { loadSchoolAccounts } from './school-accounts.ts'
import { SchoolAccountsCard } from './school-accounts-card.tsx'
import { SecondFactorCard, secondFactor } from './second-factor-card.tsx'

const profile = query(contract.profile.show, {})
const devices = query(contract.auth.sessions, {})

export default screen({
  load: (cache, url) =>
    Promise.all([
      cache.ensureQueryData(profile),
      cache.ensureQueryData(devices),
      cache.ensureQueryData(secondFactor),
      loadSchoolAccounts(cache, url),
    ]),
  Component: Profile,
})

function Profile() {
  const { data: me } = useSuspenseQuery(profile)
  const { data: signedIn } = useSuspenseQuery(devices)
  return (
    <>
      <h1>Profile</h1>
      <IdentityRefusal />
      <div className={styles.cards}>
        <div>
          <NameCard name={me.name} email={me.email} />
          <PasswordCard email={me.email} />
          <SecondFactorCard email={me.email} />
          <SchoolAccountsCard email={me.email} />
        </div>
        <div>
          <DevicesCard devices={signedIn.items} />
          <NotificationsCard notifications={me.notifications} />
          <OwnContentsCard />
          <AppearanceCard />
          <KeysCard />
        </div>
      </div>
    </>
  )
}
