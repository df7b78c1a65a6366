import type { Opening } from '@corridor/domain/report/opening'
import { counted } from '@corridor/domain/words/count-words'
import { createContext, type ReactNode, use } from 'react'

/** The address that lists the visits behind a figure; `what` says what the figure is about. */
type AddressOf = (opening: Opening, what: string) => string | undefined

/** Makes figures links to their visits; without it none is. */
export const OpenFigure = createContext<AddressOf | undefined>(undefined)

interface Props {
  readonly opening: Opening | null | undefined
  /** What the figure is about: “week of Sep 7”. */
  readonly what: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A figure that leads to the visits behind it, in a page as in a drawing. */
export function Opened({ opening, what, className, children }: Props) {
  const addressOf = use(OpenFigure)
  const href = opening ? addressOf?.(opening, what) : undefined
  if (!opening || href === undefined) return children
  return (
    <a href={href} className={className} aria-label={`${counted(opening.visits, 'visit')}, ${what}`}>
      {children}
    </a>
  )
}
