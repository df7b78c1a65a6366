import type { ReactNode } from 'react'
import type { Paint, Palette } from './palette.tsx'

const SIZE = 8

/** Design language §3: the pattern of a hue, for eyes and printers that see no colours. */
const marks: Readonly<Partial<Record<Paint, ReactNode>>> = {
  marigold: <path d="M0 4h8" />,
  violet: <circle cx="4" cy="4" r="1" />,
  blush: <path d="M0 0l8 8M-2 6l4 4M6 -2l4 4" />,
  slate: <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" />,
}

interface Props {
  /** Starts the ids: more than one chart stands on a page. */
  readonly id: string
  readonly used: readonly Paint[]
  readonly palette: Palette
}

export function Patterns({ id, used, palette }: Props) {
  return (
    <defs>
      {[...new Set(used)].map((paint) => (
        <pattern
          key={paint}
          id={patternId(id, paint)}
          width={SIZE}
          height={SIZE}
          patternUnits="userSpaceOnUse"
        >
          <rect width={SIZE} height={SIZE} fill={palette.hues[paint]} />
          <g stroke={palette.surface} strokeWidth="1.5" strokeOpacity="0.75" fill="none">
            {marks[paint]}
          </g>
        </pattern>
      ))}
    </defs>
  )
}

export function patternId(id: string, paint: Paint): string {
  return `${id}-${paint}`
}
