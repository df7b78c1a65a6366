import { Card } from '@corridor/ui/card'
import { IconHelpCircle, IconPrinter, IconUserPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { leaveForStep } from '../../../frame/navigation/back-to-setup.tsx'
import { settings } from '../../../settings.ts'
import styles from './side-cards.module.css'

interface Props {
  /** Whether people can be invited; without a plan nobody can. */
  readonly isOpen: boolean
}

/** The people who can help to set a district up. */
export function NotAloneCard({ isOpen }: Props) {
  return (
    <Card title="Not yours to do alone" className={styles.alone}>
      <ul className={styles.ways}>
        {isOpen && (
          <li>
            <IconUserPlus size={20} stroke={1.8} aria-hidden />
            <div>
              <Link to="/settings/user/create" onClick={leaveForStep}>
                Hand a step to a colleague
              </Link>
              <p>A principal sets up their own school, and sees only that.</p>
            </div>
          </li>
        )}
        <li>
          <IconPrinter size={20} stroke={1.8} aria-hidden />
          <div>
            <button type="button" onClick={() => print()}>
              Print the checklist
            </button>
            <p>One page for your team meeting.</p>
          </div>
        </li>
        <li>
          <IconHelpCircle size={20} stroke={1.8} aria-hidden />
          <div>
            <a href={`mailto:${settings.supportEmail}`}>Write to support</a>
            <p>{settings.supportEmail}</p>
          </div>
        </li>
      </ul>
    </Card>
  )
}
