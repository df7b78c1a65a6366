import { type ReactNode, use } from 'react'
import { OpenFigure } from '../../blocks/open-figure.tsx'

interface Props {
  readonly label: string | undefined
  readonly width: number
  readonly height: number
  /** Whether figures in the picture may be links: a screen reader must be able to get inside. */
  readonly opens?: boolean
  readonly children: ReactNode
}

/** The frame of a drawing, with its one sentence. */
export function Picture({ label, width, height, opens = false, children }: Props) {
  const hasLinks = use(OpenFigure) !== undefined && opens
  return (
    <svg
      role={label === undefined ? undefined : hasLinks ? 'group' : 'img'}
      aria-label={label}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block' }}
    >
      {children}
    </svg>
  )
}
