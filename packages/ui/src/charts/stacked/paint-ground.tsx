import type { ReactNode } from 'react'
import type { Paint, Palette } from '../palette.ts'
import { type Ground, stepGround } from '../plots/grounds.tsx'
import { isStep } from '../ramp.ts'

/** The pattern of a hue (design language §3). */
const marks: Readonly<Partial<Record<Paint, ReactNode>>> = {
  marigold: <path d="M0 4h8" />,
  violet: <circle cx="4" cy="4" r="1" />,
  blush: <path d="M0 0l8 8M-2 6l4 4M6 -2l4 4" />,
  slate: <path d="M0 8l8 -8M-2 2l4 -4M6 10l4 -4" />,
}

export function paintGround(paint: Paint, palette: Palette): Ground {
  if (isStep(paint)) return stepGround(paint, palette)
  const { hues, surface, ink } = palette
  const ground = { key: paint, tint: hues[paint], ink }
  return marks[paint] ? { ...ground, drawing: marks[paint], line: surface, lineStrength: 0.75 } : ground
}
