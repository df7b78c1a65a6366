import { roleTitles } from '@corridor/domain/people/roles'
import { Initials } from '@corridor/ui/initials'
import { Menu, UnstyledButton } from '@mantine/core'
import { IconChevronRight, IconFileZip, IconLogout, IconMail, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { isGranted } from '../../api/session.ts'
import { settings } from '../../settings.ts'
import { useUser } from '../use-user.ts'
import { opensNow } from './entries-of.ts'
import { useEntriesBesideTabs } from './navigation.tsx'
import { useSignOut } from './use-sign-out.tsx'
import styles from './user-menu.module.css'

interface Props {
  readonly placement: 'side' | 'top'
}

export function UserMenu({ placement }: Props) {
  const user = useUser()
  const { name, email, roles, security } = user
  const [role] = security.roles
  const elsewhere = useEntriesBesideTabs()
  const signOut = useSignOut()
  return (
    <Menu position={placement === 'side' ? 'right-end' : 'bottom-end'} width={264}>
      <Menu.Target>
        <UnstyledButton className={styles.target} data-placement={placement} aria-label={`${name}, account`}>
          <Initials name={name} tone="brand" className={styles.initials} />
          <span className={styles.who}>
            <strong>{name}</strong>
            <small>{role && roleTitles[role]}</small>
          </span>
          <IconChevronRight className={styles.chevron} size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label className={styles.account}>
          <strong>{name}</strong>
          {email}
        </Menu.Label>
        <Menu.Divider />
        {opensNow(user, '/settings/profile') && (
          <Menu.Item
            component={Link}
            to="/settings/profile"
            leftSection={<IconUserCircle size={18} stroke={1.8} />}
          >
            Profile
          </Menu.Item>
        )}
        {isGranted(roles, 'export.run') && opensNow(user, '/exports') && (
          <Menu.Item component={Link} to="/exports" leftSection={<IconFileZip size={18} stroke={1.8} />}>
            Export data
          </Menu.Item>
        )}
        {placement === 'top' &&
          elsewhere.map(({ path, title, icon: Icon }) => (
            <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={18} stroke={1.8} />}>
              {title}
            </Menu.Item>
          ))}
        {placement === 'top' && (
          <Menu.Item
            component="a"
            href={`mailto:${settings.supportEmail}`}
            leftSection={<IconMail size={18} stroke={1.8} />}
          >
            Write to support
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.8} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
