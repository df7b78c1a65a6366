import { ParentSize } from '@visx/responsive'
import type { ReactNode } from 'react'

interface ChartFrameProps {
  /** Without one it is as tall as what is drawn. */
  readonly height?: number
  readonly children: (width: number) => ReactNode
}

/** Draws to the width there is, and again 150 ms after the last resize (spec §9). */
export function ChartFrame({ height, children }: ChartFrameProps) {
  return (
    <div style={{ height }}>
      <ParentSize debounceTime={150} style={{ width: '100%' }}>
        {/* The first measurements say 0, where no scale has a meaning. */}
        {({ width }) => (width > 0 ? children(width) : null)}
      </ParentSize>
    </div>
  )
}
