import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { askToDiscard } from '../frame/messages/leave-question.tsx'

const MOVED =
  'Someone else changed this draft in the meantime. If you discard, theirs stays. If you keep writing, yours replaces it the next time it is saved.'

const SLOW = 'It is not saved yet: the connection is slow, or gone.'
const PATIENCE_MS = 5_000

/** A form that saves itself while it is written. */
export interface SavedDraft {
  /** Whether everything typed so far is saved. */
  readonly isSaved: boolean
  /**
   * Saves; answers whether what was typed by then is saved. If not, `say` tells the person, and answers whether they
   * read it.
   */
  readonly save: (say?: (error: unknown, isMoved: boolean) => boolean) => Promise<boolean>
}

/** Holds a navigation back until the draft is saved, and asks where it cannot be. */
export function useSaveOnLeave(draft: SavedDraft) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname && !draft.isSaved,
  )
  // The router's own state: it holds a navigation back.
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isLeaving = true
    const ask = (words?: string) => {
      isLeaving = false
      clearTimeout(patience)
      askToDiscard(blocker, words)
    }
    // A network may swallow everything, and answer nothing.
    const patience = setTimeout(() => ask(SLOW), PATIENCE_MS)
    const leave = async (): Promise<void> => {
      const isSaved = await draft.save((_, isMoved) => {
        if (!isLeaving) return false
        ask(isMoved ? MOVED : undefined)
        return true
      })
      if (!isLeaving || !isSaved) return undefined
      return draft.isSaved ? blocker.proceed() : leave()
    }
    void leave()
    return () => {
      isLeaving = false
      clearTimeout(patience)
    }
  }, [blocker, draft])
  // The browser: it closes the page, and waits for nothing but its own question.
  useEffect(() => {
    const save = () => void draft.save()
    const hold = (event: BeforeUnloadEvent) => {
      if (draft.isSaved) return
      event.preventDefault()
      save()
    }
    window.addEventListener('beforeunload', hold)
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('beforeunload', hold)
      window.removeEventListener('pagehide', save)
    }
  }, [draft])
}
