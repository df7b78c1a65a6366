import {
  type Icon,
  IconBuildingCommunity,
  IconChevronRight,
  IconHistory,
  IconMail,
  IconMailFast,
  IconReceipt,
  IconSchool,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { PageHeader } from '../../frame/header/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../routing/screen.ts'
import styles from './settings.module.css'

export default screen({ Component: Settings })

interface Part {
  readonly path: string
  readonly title: string
  readonly icon: Icon
  readonly words: string
  /** The permission that the page’s route asks for; absent: open to everybody. */
  readonly access?: string
}

const parts: readonly Part[] = [
  {
    path: '/settings/district',
    title: 'District',
    icon: IconBuildingCommunity,
    words: 'Name, school years and days off, and the rules for everybody',
    access: 'district.manage',
  },
  {
    path: '/settings/messages',
    title: 'Replies and email',
    icon: IconMail,
    words: 'How long educators have to answer, quiet hours, and who gets answers',
    access: 'district.manage',
  },
  {
    path: '/settings/school',
    title: 'Schools',
    icon: IconSchool,
    words: 'Schools, their bell schedules and goals',
    access: 'school.manage',
  },
  {
    path: '/settings/user',
    title: 'Users',
    icon: IconUserCog,
    words: 'People, their roles and invitations',
    access: 'user.manage',
  },
  {
    path: '/settings/activity',
    title: 'Activity',
    icon: IconHistory,
    words: 'Who did what, and when',
    access: 'audit.read',
  },
  {
    path: '/settings/outbox',
    title: 'Outbox',
    icon: IconMailFast,
    words: 'Emails that wait to be sent',
    access: 'district.manage',
  },
  {
    path: '/settings/billing',
    title: 'Billing',
    icon: IconReceipt,
    words: 'The plan and its payment',
    access: 'billing.manage',
  },
  {
    path: '/settings/profile',
    title: 'Profile',
    icon: IconUserCircle,
    words: 'Your name, password, devices and emails',
  },
]

/** All settings that this user may open, for screens whose side menu has no room to name them. */
function Settings() {
  const { roles } = useUser()
  const open = parts.filter(({ access }) => access === undefined || isGranted(roles, access))
  return (
    <>
      <PageHeader title="Settings" />
      <nav className={styles.card} aria-label="Settings">
        <ul className={styles.list}>
          {open.map(({ path, title, icon: Sign, words }) => (
            <li key={path}>
              <Link to={path}>
                <Sign size={24} stroke={1.8} aria-hidden />
                <span>
                  <strong>{title}</strong>
                  <small>{words}</small>
                </span>
                <IconChevronRight size={18} stroke={1.8} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
