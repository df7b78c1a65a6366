import { modals } from '@mantine/modals'
import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'

/** Asks before a form with something typed in it is left. Answers a function that lets it be left without asking. */
export function useLeaveQuestion(isTyped: () => boolean) {
  const isDone = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      from.pathname !== to.pathname && !isDone.current && isTyped(),
  )
  // The router's own state: it holds a navigation back.
  useEffect(() => {
    if (blocker.state === 'blocked') askToDiscard(blocker)
  }, [blocker])
  return () => {
    isDone.current = true
  }
}

interface Answers {
  readonly proceed: () => void
  readonly reset?: () => void
}

/** Asks before something typed is discarded. */
export function askToDiscard({ proceed, reset }: Answers, words = 'It has not been saved or sent.') {
  let mayLeave = false
  modals.openConfirmModal({
    title: <strong>Discard what you typed?</strong>,
    withCloseButton: false,
    children: words,
    labels: { confirm: 'Discard', cancel: 'Keep writing' },
    confirmProps: { color: 'var(--danger)', c: 'var(--surface)' },
    onConfirm: () => {
      mayLeave = true
      proceed()
    },
    onClose: () => {
      if (!mayLeave) reset?.()
    },
  })
}
