import {
  type Icon,
  IconBuildingCommunity,
  IconChevronRight,
  IconHistory,
  IconReceipt,
  IconSchool,
  IconUserCircle,
  IconUserCog,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { entriesOf } from '../../frame/navigation/entries-of.ts'
import { PageHeader } from '../../frame/page-header.tsx'
import { useUser } from '../../frame/use-user.ts'
import { screen } from '../../screen.ts'
import styles from './settings.module.css'

export default screen({ Component: Settings })

const about: Readonly<Record<string, { readonly icon: Icon; readonly words: string }>> = {
  '/settings/district': {
    icon: IconBuildingCommunity,
    words: 'Name, school years and days off, and the rules for everybody',
  },
  '/settings/school': { icon: IconSchool, words: 'Schools, their bell schedules and goals' },
  '/settings/user': { icon: IconUserCog, words: 'People, their roles and invitations' },
  '/settings/activity': { icon: IconHistory, words: 'Who did what, and when' },
  '/settings/billing': { icon: IconReceipt, words: 'The plan and its payment' },
  '/settings/profile': { icon: IconUserCircle, words: 'Your name, password, devices and emails' },
}

/** All settings that somebody may open: where the side menu has no room to name them, this is where they are. */
function Settings() {
  const user = useUser()
  const named = entriesOf(user).find(({ path }) => path === '/settings')?.parts
  const parts = named ?? [{ path: '/settings/profile', title: 'Profile' }]
  return (
    <>
      <PageHeader title="Settings" />
      <nav className={styles.card} aria-label="Settings">
        <ul className={styles.list}>
          {parts.map(({ path, title }) => {
            const { icon: Sign, words } = about[path] ?? { icon: IconChevronRight, words: '' }
            return (
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
            )
          })}
        </ul>
      </nav>
    </>
  )
}
