import type { Hue, Ribbon } from '@corridor/domain/report/block'
import type { ReactNode } from 'react'
import type { Palette } from './palette.ts'

const SIZE = 8

interface Mark {
  /** The strength of the hue; the rest is the ground. */
  readonly strength?: number
  readonly isLight?: boolean
  readonly drawing?: ReactNode
}

const solid: Mark = {}

/**
 * The patterns of hues (design language §3). A hue that is used again has its next pattern; the last is an outline,
 * without a fill.
 */
const marks: Readonly<Record<Hue, readonly Mark[]>> = {
  petrol: [solid],
  marigold: [{ drawing: <path d="M0 4h8" /> }],
  sky: [solid, { drawing: <path d="M4 0v8" /> }],
  violet: [{ isLight: true, drawing: <path d="M4 3.2v1.6M3.2 4h1.6" /> }],
  brick: [solid],
  blush: [{ drawing: <path d="M0 0l8 8M-2 6l4 4M6 -2l4 4" /> }],
  olive: [solid],
  slate: [
    { strength: 0.6, drawing: <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" /> },
    { strength: 0.4, drawing: <path d="M2.6 4h2.8M4 2.6v2.8M-1.4 0h2.8M0 -1.4v2.8M6.6 8h2.8M8 6.6v2.8" /> },
    { strength: 0.15, drawing: <path d="M0 8l8 -8M0 0l8 8" /> },
    { strength: 0 },
  ],
}

type Part = Ribbon['parts'][number]

export function markOf(parts: readonly Part[], part: Part): Mark {
  const uses = parts.filter(({ hue, letter }) => hue === part.hue && letter !== '')
  const all = marks[part.hue]
  return all[Math.min(uses.indexOf(part), all.length - 1)] ?? solid
}

/** Whether a part is drawn as an outline: time of which nothing is known. */
export function isOutline(parts: readonly Part[], part: Part): boolean {
  return markOf(parts, part).strength === 0
}

interface Props {
  /** The prefix of the ids: more than one ribbon may stand on a page. */
  readonly id: string
  readonly parts: readonly Part[]
  readonly palette: Palette
}

export function RibbonPatterns({ id, parts, palette }: Props) {
  return (
    <defs>
      {parts
        .filter(({ letter }) => letter !== '')
        .map((part) => {
          const { strength = 1, isLight = false, drawing } = markOf(parts, part)
          return (
            <pattern
              key={part.key}
              id={ribbonPatternId(id, part.key)}
              width={SIZE}
              height={SIZE}
              patternUnits="userSpaceOnUse"
            >
              <rect width={SIZE} height={SIZE} fill={palette.surface} />
              <rect width={SIZE} height={SIZE} fill={palette.hues[part.hue]} fillOpacity={strength} />
              <g
                stroke={isLight ? palette.surface : palette.ink}
                strokeWidth="1.5"
                strokeOpacity={isLight ? 0.85 : 0.5}
                fill="none"
              >
                {drawing}
              </g>
            </pattern>
          )
        })}
    </defs>
  )
}

export function ribbonPatternId(id: string, key: string): string {
  return `${id}-${key}`
}
