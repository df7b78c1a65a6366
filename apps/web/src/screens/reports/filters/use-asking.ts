import type { ReportAsked } from '@corridor/contract/report-asked'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { searchOf } from '../../../api/search-of.ts'

/** Parts of an address; one that is undefined or empty leaves it. */
export type Asking = (parts: Readonly<Record<string, string | readonly string[] | undefined>>) => void

/**
 * Puts what is chosen into the address. Several choices in one go, such as three schools, are one step back; `begin`
 * starts the next.
 */
export function useAsking(asked: ReportAsked) {
  const navigate = useNavigate()
  const hasAsked = useRef(false)
  const ask: Asking = (parts) => {
    const all = Object.entries({ ...asked, ...parts }).filter(([, value]) => value !== '')
    navigate({ search: searchOf(Object.fromEntries(all)) }, { replace: hasAsked.current, flushSync: true })
    hasAsked.current = true
  }
  const begin = () => {
    hasAsked.current = false
  }
  return { ask, begin }
}
