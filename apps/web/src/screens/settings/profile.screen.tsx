import { useSuspenseQuery } from '@tanstack/react-query'
import { contract, query } from '../../api/client.ts'
import { IdentityRefusal } from '../../identity/identity-refusal.tsx'
import { screen } from '../../routing/screen.ts'
import { AppearanceCard } from './profile/appearance-card.tsx'
import { DevicesCard } from './profile/devices-card.tsx'
import { KeysCard } from './profile/keys-card.tsx'
import { NameCard } from './profile/name-card.tsx'
import { NotificationsCard } from './profile/notifications-card.tsx'
import { OwnContentsCard } from './profile/own-contents-card.tsx'
import { PasswordCard } from './profile/password-card.tsx'
import styles from './profile/profile.module.css'
import { loadSchoolAccounts } from './school-accounts/school-accounts.ts'
import { SchoolAccountsCard } from './school-accounts/school-accounts-card.tsx'
import { SecondFactorCard, secondFactor } from './second-factor/second-factor-card.tsx'

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
