import { roleTitles } from '@corridor/domain/roles'
import { initialsOf } from '@corridor/ui/initials'
import { Menu, SegmentedControl, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconChevronRight, IconLogout } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { cache } from '../api/cache.ts'
import { endSession } from '../api/session.ts'
import { toast } from './toasts.tsx'
import { useUser } from './use-user.ts'
import styles from './user-menu.module.css'

interface Props {
  readonly placement: 'side' | 'top'
}

export function UserMenu({ placement }: Props) {
  const { name, email, security } = useUser()
  const [role] = security.roles
  const signOut = useSignOut()
  return (
    <Menu position={placement === 'side' ? 'right-end' : 'bottom-end'} width={264} trigger="click">
      <Menu.Target>
        <UnstyledButton className={styles.target} data-placement={placement} aria-label={`${name}, account`}>
          <span className={styles.initials} aria-hidden>
            {initialsOf(name)}
          </span>
          <span className={styles.who}>
            <strong>{name}</strong>
            <small>{role && roleTitles[role]}</small>
          </span>
          <IconChevronRight className={styles.chevron} size={16} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <p className={styles.account}>
          <strong>{name}</strong>
          {email}
        </p>
        <Appearance />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.8} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      className={styles.appearance}
      aria-label="Appearance"
      fullWidth
      value={colorScheme}
      onChange={setColorScheme}
      data={[
        { value: 'auto', label: 'System' },
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  )
}

function useSignOut() {
  const navigate = useNavigate()
  return async () => {
    endSession()
    await navigate('/login')
    // Nothing that this person read stays for the next.
    cache.clear()
    toast('You are signed out')
  }
}
