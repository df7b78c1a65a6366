import { usePageKeys } from '@corridor/tools/keys/page-keys'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../loading/chunks.ts'
import styles from './search-button.module.css'

// Nothing of it is wanted before somebody looks for something.
const SearchDialog = lazy(() => loadChunk(() => import('./search-dialog.tsx')))
const ShortcutsDialog = lazy(() => loadChunk(() => import('./shortcuts-dialog.tsx')))

type Opened = 'search' | 'shortcuts'

/** Looks like a field, and opens one; on a phone a sign. “/” does so from everywhere, “?” shows the keys that there are. */
export function SearchButton() {
  const [opened, setOpened] = useState<Opened>()
  const [wanted, setWanted] = useState<readonly Opened[]>([])
  const open = (it: Opened) => {
    setWanted((all) => [...new Set([...all, it])])
    setOpened(it)
  }
  const close = () => setOpened(undefined)
  usePageKeys({ '/': () => open('search'), '?': () => open('shortcuts') })
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
        <span aria-hidden>Find an educator, room or observation</span>
        <kbd aria-hidden>/</kbd>
      </button>
      <Suspense>
        {wanted.includes('search') && <SearchDialog isOpen={opened === 'search'} onClose={close} />}
        {wanted.includes('shortcuts') && <ShortcutsDialog isOpen={opened === 'shortcuts'} onClose={close} />}
      </Suspense>
    </>
  )
}
