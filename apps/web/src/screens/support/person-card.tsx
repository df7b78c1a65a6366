import { roleTitles } from '@corridor/domain/people/roles'
import { Card } from '@corridor/ui/card'
import type { FoundPerson } from './found-person.ts'
import { ReasonForm } from './reason-form.tsx'
import styles from './support.module.css'

export function PersonCard({ person }: { readonly person: FoundPerson }) {
  const { name, email, district, roles, isPaused } = person
  return (
    <Card title={name} subtitle={email}>
      <dl className={styles.facts}>
        <dt>District</dt>
        <dd>{district}</dd>
        <dt>Role</dt>
        <dd>{roles.map((role) => roleTitles[role]).join(', ') || 'None at the moment'}</dd>
      </dl>
      {isPaused ? (
        <p className={styles.paused}>
          This account is paused. Nobody can view Corridor as {name} until the district opens it again.
        </p>
      ) : (
        <ReasonForm person={person} />
      )}
    </Card>
  )
}
