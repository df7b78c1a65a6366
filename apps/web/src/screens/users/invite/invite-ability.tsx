import { abilityOf, limitOf } from '@corridor/domain/people/role-words'
import { IconEye } from '@tabler/icons-react'
import { shortSchool } from '../../../people/short-school.ts'
import styles from './invite-ability.module.css'
import type { InviteValues } from './invite-values.ts'

interface Props {
  readonly values: InviteValues
  readonly schools: readonly { readonly id: number; readonly name: string }[]
}

/** What the person will and will not be able to do. */
export function InviteAbility({ values: { firstName, role, educators, schools: chosen }, schools }: Props) {
  if (!role) return null
  const names = schools.filter(({ id }) => chosen.includes(String(id))).map(({ name }) => shortSchool(name))
  const place = { schools: names, group: educators.length || null }
  return (
    <section className={styles.ability} aria-live="polite">
      <IconEye size={18} stroke={1.8} aria-hidden />
      <div>
        <h3>{firstName.trim() || 'This person'} will be able to</h3>
        <p>
          {abilityOf(role, place)} {limitOf(role, place)}
        </p>
      </div>
    </section>
  )
}
