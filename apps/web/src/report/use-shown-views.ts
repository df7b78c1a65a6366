import type { CardView } from '@corridor/contract/reports/report'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchOf } from '../api/search-of.ts'
import { readAsked } from './address/read-asked.ts'
import { shownIn, shownPart } from './address/shown-views.ts'

/** The chosen views, kept in the address: a link shows the same ones. Choosing one adds no step to the history. */
export function useShownViews() {
  const navigate = useNavigate()
  const { search: text } = useLocation()
  return useMemo(() => {
    const search = new URLSearchParams(text)
    const chosen = shownIn(search)
    const choose = (value: string, [usual, ...others]: readonly CardView[]) => {
      const rest = chosen.filter((it) => it !== usual?.value && others.every((other) => other.value !== it))
      const shown = value === usual?.value ? rest : [...rest, value]
      const next = searchOf({ ...readAsked(search).asked, ...shownPart(shown) })
      navigate({ search: next }, { replace: true, preventScrollReset: true })
    }
    return { chosen, choose }
  }, [navigate, text])
}
