import type { ReportAsked } from '@corridor/contract/reports/report-asked'
import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { searchOf } from '../../../api/search-of.ts'
import { forgetSchool } from '../../../frame/navigation/chosen-school.ts'
import { readAsked } from '../../../report/address/read-asked.ts'
import { shownIn, shownPart } from '../../../report/address/shown-views.ts'

/** Changes parts of an address; undefined removes one. */
export type Asking = (parts: Readonly<Record<string, string | readonly string[] | undefined>>) => void

/**
 * Puts choices into the address. Several in one go, such as three schools, are one step back; `begin` starts the
 * next.
 */
export function useAsking(inAddress: ReportAsked) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  // A choice made a moment ago, and still on its way, must not be lost.
  const isNear = next?.pathname === pathname
  const asked = isNear ? readAsked(new URLSearchParams(next.search)).asked : inAddress
  const shown = shownIn(new URLSearchParams(isNear ? next.search : search))
  const begun = useRef<unknown>(undefined)
  const ask: Asking = (parts) => {
    // Choosing no school forgets the one that was chosen before.
    if ('schools' in parts && !parts.schools?.length) forgetSchool()
    const isFurther = stepInHistory() !== begun.current
    navigate(
      { search: searchOf({ ...asked, ...parts, ...shownPart(shown) }) },
      { replace: isFurther, flushSync: true },
    )
  }
  const begin = () => {
    begun.current = stepInHistory()
  }
  return { asked, ask, begin }
}

/** The router’s index of this step in the history; the browser knows it before the page is drawn anew. */
function stepInHistory(): unknown {
  return history.state?.idx
}
