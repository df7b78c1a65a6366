import type { SignedInUser } from '@corridor/contract/sign-in/auth'
import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { isGranted } from '../../api/session.ts'
import { loadChunk } from '../../loading/chunks.ts'
import { opensNow } from '../navigation/entries-of.ts'
import { useUser } from '../use-user.ts'
import styles from './search-button.module.css'
import { turnFigure } from './turn-figure.ts'
import { useGoingKeys } from './use-going-keys.ts'
import { usePageKeys } from './use-page-keys.ts'
import { useTypedAhead } from './use-typed-ahead.ts'

// The dialog loads when somebody looks for something.
const SearchDialog = lazy(() => loadChunk(() => import('./search-dialog.tsx')))

/** The search button’s words: what this person may find. */
function wordsFor(user: SignedInUser): string {
  const { roles, educator_id: me } = user
  // Without a plan people and visits do not open.
  if (!opensNow(user, '/observations')) return 'Find a page'
  const seesPeople = ['observation.create', 'report.school', 'educator.manage'].some((it) =>
    isGranted(roles, it),
  )
  if (seesPeople) return 'Find an educator, room or observation'
  return me === undefined ? 'Find a page' : 'Find an observation or a page'
}

/** A button that looks like a field, and opens the search; on a phone an icon. “/” opens it from everywhere. */
export function SearchButton() {
  const words = wordsFor(useUser())
  const [isOpen, setOpen] = useState<boolean>()
  const open = () => setOpen(true)
  const takeTyped = useTypedAhead(isOpen === true)
  useGoingKeys()
  usePageKeys({ '/': open, t: turnFigure })
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden />
        <span aria-hidden>{words}</span>
        {areSingleKeysOn() && <kbd aria-hidden>/</kbd>}
      </button>
      <Suspense>
        {isOpen !== undefined && (
          <SearchDialog words={words} isOpen={isOpen} takeTyped={takeTyped} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
