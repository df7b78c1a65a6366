import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { Modal } from '@mantine/core'
import { Link } from 'react-router'
import { mayStart } from '../navigation/may-start.ts'
import { goingOf } from '../search/going.ts'
import { useUser } from '../use-user.ts'
import { everywhere, observing, type Shortcut } from './shortcuts.ts'
import styles from './shortcuts-dialog.module.css'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The list of keys that work for this person, and no others. */
export default function ShortcutsDialog({ isOpen, onClose }: Props) {
  const user = useUser()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keyboard shortcuts"
      size={560}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Keys title="On every page" keys={everywhere} />
      <Keys title="Go to a page" keys={pagesOf(user)} />
      {mayStart(user) && observing.map(({ tool, keys }) => <Keys key={tool} title={tool} keys={keys} />)}
      <p className={styles.note}>
        {areSingleKeysOn()
          ? 'Single keys do nothing while you type in a field.'
          : 'Single keys are off on this device: only arrows, Enter, Escape and keys with Ctrl work.'}{' '}
        <Link to="/settings/profile" onClick={onClose}>
          {areSingleKeysOn() ? 'Turn them off in your profile' : 'Turn them on in your profile'}
        </Link>
      </p>
    </Modal>
  )
}

function pagesOf(user: SignedInUser): Shortcut[] {
  const pages = goingOf(user).map(({ letter, title }): Shortcut => [`G, then ${letter.toUpperCase()}`, title])
  return mayStart(user) ? [['O', 'Observe'], ...pages] : pages
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly Shortcut[] }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
