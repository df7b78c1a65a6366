import { Refusal } from '@corridor/contract/refusal'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { redirectOf } from '../../../guard.ts'

/** A refusal that is about the page leads where a refused page leads; what is said of the filters stays. */
export function useRefused(error: Error | null) {
  const navigate = useNavigate()
  // The address of the browser.
  useEffect(() => {
    if (!(error instanceof Refusal)) return
    redirectOf(error, new URL(location.href)).then((answer) => {
      const elsewhere = answer instanceof Response && answer.headers.get('Location')
      if (elsewhere) navigate(elsewhere, { replace: true })
    })
  }, [error, navigate])
}
