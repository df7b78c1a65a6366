import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { isGranted } from '../../api/session.ts'
import { loadChunk } from '../../loading/chunks.ts'
import { useUser } from '../use-user.ts'
import styles from './search-button.module.css'
import { turnFigure } from './turn-figure.ts'
import { useGoingKeys } from './use-going-keys.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useTypedAhead } from './use-typed-ahead.ts'

// The dialogs load when somebody looks for something.
const SearchDialog = lazy(() => loadChunk(() => import('./search-dialog.tsx')))
const ShortcutsDialog = lazy(() => loadChunk(() => import('./shortcuts-dialog.tsx')))

type Opened = 'search' | 'shortcuts'

/** The search button’s words: what this person may find. */
function wordsFor({ roles, educator_id: me }: SignedInUser): string {
  const seesPeople = ['observation.create', 'report.school', 'educator.manage'].some((it) =>
    isGranted(roles, it),
  )
  if (seesPeople) return 'Find an educator, room or observation'
  return me === undefined ? 'Find a page' : 'Find an observation or a page'
}

/**
 * A button that looks like a field, and opens the search; on a phone an icon. “/” opens it from everywhere, “?”
 * shows the keys.
 */
export function SearchButton() {
  const user = useUser()
  const [opened, setOpened] = useState<Opened>()
  const [wanted, setWanted] = useState<readonly Opened[]>([])
  const open = (it: Opened) => {
    setWanted((all) => [...new Set([...all, it])])
    setOpened(it)
  }
  const close = () => setOpened(undefined)
  const takeTyped = useTypedAhead(opened === 'search')
  useGoingKeys()
  usePageKeys({ '/': () => open('search'), '?': () => open('shortcuts'), t: turnFigure })
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={() => open('search')}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span aria-hidden>{wordsFor(user)}</span>
        {areSingleKeysOn() && <kbd aria-hidden>/</kbd>}
      </button>
      <Suspense>
        {wanted.includes('search') && (
          <SearchDialog isOpen={opened === 'search'} takeTyped={takeTyped} onClose={close} />
        )}
        {wanted.includes('shortcuts') && <ShortcutsDialog isOpen={opened === 'shortcuts'} onClose={close} />}
      </Suspense>
    </>
  )
}
