import { Refusal } from '@corridor/contract/refusal'
import { LogoMark } from '@corridor/ui/art/logo'
import { lazy, Suspense } from 'react'
import { currentUser, isGranted } from '../api/session.ts'
import { Unreachable } from '../api/wire.ts'
import { UnreadableDisc } from '../device/disc/unreadable-disc.ts'
import { ChunkMissing } from '../loading/chunks.ts'
import styles from './broken.module.css'

const UnreadablePage = lazy(() => import('../device/notices/unreadable-page.tsx'))

interface Props {
  readonly error: unknown
  /** Whether it stands within the frame, whose navigation still leads on. */
  readonly isFramed?: boolean
}

/** The page when a screen breaks. It needs nothing that could be missing itself. */
export function Broken({ error, isFramed = false }: Props) {
  const { title, advice } = wordsFor(error)
  const Page = isFramed ? 'div' : 'main'
  return (
    <Page className={styles.page} data-framed={isFramed || undefined}>
      {!isFramed && <title>{`${title} | Corridor`}</title>}
      <LogoMark size={40} />
      <h1>{title}</h1>
      {error instanceof UnreadableDisc ? (
        <Suspense fallback={<p>{advice}</p>}>
          <UnreadablePage />
        </Suspense>
      ) : (
        <p>{advice}</p>
      )}
      <div className={styles.actions}>
        {!(error instanceof UnreadableDisc) && (
          <button type="button" onClick={() => location.reload()}>
            Try again
          </button>
        )}
        {error instanceof Unreachable && isGranted(currentUser()?.roles ?? [], 'observation.create') ? (
          <a href="/observations/start">Start an observation</a>
        ) : (
          <a href="/">Go to the dashboard</a>
        )}
      </div>
    </Page>
  )
}

function wordsFor(error: unknown) {
  // No server is there, none has answered yet, or somebody else has.
  if (error instanceof Unreachable) return { title: 'No connection', advice: error.message }
  if (error instanceof ChunkMissing) {
    return {
      title: 'This page did not load',
      advice: 'A part of it did not arrive. Check the connection and try again.',
    }
  }
  if (error instanceof UnreadableDisc)
    return { title: 'This device cannot be read', advice: `${error.message} Reload the page to try again.` }
  // The server knows more about a refusal, so the browser reports nothing.
  if (error instanceof Refusal) return { title: 'Something went wrong', advice: error.message }
  return { title: 'Something went wrong', advice: 'We have been told about it. What you saved is safe.' }
}
