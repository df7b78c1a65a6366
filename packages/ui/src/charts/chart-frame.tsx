import { ParentSize } from '@visx/responsive'
import { createContext, type ReactNode, use, useLayoutEffect, useRef, useState } from 'react'
import type { Heights, Medium } from './plots/plot.ts'

export interface ChartFrameProps {
  readonly height: number | Heights
  readonly children: (width: number, height: number) => ReactNode
}

/** The width of a drawing while a page is printed; undefined otherwise. */
export const PaperWidth = createContext<((frame: HTMLElement | null) => number) | undefined>(undefined)

/** What a page is drawn for at the moment. */
export function useMedium(): Medium {
  return use(PaperWidth) ? 'paper' : 'screen'
}

/** Draws a chart to the width there is, and again 150 ms after the last resize (specification §9). */
export function ChartFrame({ height: heights, children }: ChartFrameProps) {
  const medium = useMedium()
  const height = typeof heights === 'number' ? heights : heights[medium]
  const frame = useRef<HTMLDivElement>(null)
  const onPaper = use(PaperWidth)
  const [first, setFirst] = useState(0)
  // The width is read before the first paint: resize events come frames later, seconds on a busy tablet.
  useLayoutEffect(() => setFirst(frame.current?.clientWidth ?? 0), [])
  const draw = (width: number) => (width > 0 ? children(onPaper?.(frame.current) ?? width, height) : null)
  return (
    <div ref={frame} style={{ height }}>
      <ParentSize debounceTime={150} style={{ width: '100%' }}>
        {/*
         * A size that is told only says when to draw again: it may be told long after a resize, and what is drawn has
         * the width there is by then. Where there is none yet, no scale has a meaning.
         */}
        {({ width }) => draw(frame.current?.clientWidth || width || first)}
      </ParentSize>
    </div>
  )
}
