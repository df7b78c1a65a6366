import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { askToDiscard } from '../../../frame/leave-question.tsx'
import type { Draft } from './draft.ts'

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
      // The question says it.
      const isSaved = await draft.save(() => undefined)
      if (!isLeaving) return undefined
      if (!isSaved) return askToDiscard(blocker)
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
