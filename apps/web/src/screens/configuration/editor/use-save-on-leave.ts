import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { askToDiscard } from '../../../frame/leave-question.tsx'
import type { Draft } from './draft.ts'

const MOVED =
  'Somebody else changed this draft meanwhile. If you discard, theirs stays. If you keep writing, what you wrote takes its place when it is next saved.'

/** Whoever leaves takes nothing along that is not saved: the next page waits for it, and asks if it cannot be. */
export function useSaveOnLeave(draft: Draft) {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) => from.pathname !== to.pathname && !draft.isSaved,
  )
  // The router's own state: it holds a navigation back.
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isLeaving = true
    const leave = async (): Promise<void> => {
      const isSaved = await draft.save((_, isMoved) => {
        if (isLeaving) askToDiscard(blocker, isMoved ? MOVED : undefined)
        return isLeaving
      })
      if (!isLeaving || !isSaved) return undefined
      return draft.isSaved ? blocker.proceed() : leave()
    }
    void leave()
    return () => {
      isLeaving = false
    }
  }, [blocker, draft])
  // The browser: it closes the page, and waits for nothing.
  useEffect(() => {
    const save = () => void draft.save()
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [draft])
}
