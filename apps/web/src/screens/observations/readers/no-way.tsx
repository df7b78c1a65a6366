import { firstName } from '@corridor/domain/people/first-name'
import { IconMailOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isGranted } from '../../../api/session.ts'
import { useUser } from '../../../frame/use-user.ts'
import notice from '../notice.module.css'
import styles from './observation-cards.module.css'

interface Props {
  readonly educator: { readonly id: number | null; readonly name: string }
  /** Whether the educator has an address; absent where that is not known. */
  readonly hasAddress?: boolean | undefined
  readonly wasSent: boolean
  /** Whether no email leaves at all yet: there is no mail server. */
  readonly isMailOff?: boolean
  /** Whether that alone is why nothing reaches them: a link would. */
  readonly isHeld?: boolean
  /** The button for the record’s PDF, to be handed over. */
  readonly paper?: ReactNode
}

/**
 * Names an educator who has no way to receive an observation, with what to do: before it is sent, and as long as
 * nothing reached them.
 */
export function NoWay({ educator, hasAddress, wasSent, isMailOff = false, isHeld = false, paper }: Props) {
  const { roles } = useUser()
  const name = firstName(educator.name)
  // Without a mail server an address leads nowhere.
  const isAddressMissing = hasAddress !== true && !isMailOff
  const mayAdd = isGranted(roles, 'educator.manage') && educator.id !== null && isAddressMissing
  return (
    <div className={notice.notice}>
      <IconMailOff size={20} stroke={1.8} aria-hidden />
      <div className={notice.words}>
        <p>
          <strong>
            {wasSent
              ? `Nothing has reached ${educator.name}.`
              : `Nothing will reach ${educator.name} by email.`}
          </strong>{' '}
          {isHeld ? 'Corridor has no mail server yet.' : whyNot(hasAddress)}
        </p>
        <p>
          Print the record and hand it over
          {isAddressMissing &&
            `, or ${mayAdd ? 'add' : 'ask your school’s office for'} an email address: a link that opens with a code can go there`}
          .
        </p>
        {(mayAdd || paper) && (
          <p className={styles.ways}>
            {paper}
            {mayAdd && <Link to={`/educators/${educator.id}`}>Add an address for {name}</Link>}
          </p>
        )}
      </div>
    </div>
  )
}

function whyNot(hasAddress: boolean | undefined): string {
  if (hasAddress === undefined) return 'They have no account in Corridor that opens it.'
  return hasAddress
    ? 'Their account is paused.'
    : 'They have neither an email address nor an account in Corridor.'
}
