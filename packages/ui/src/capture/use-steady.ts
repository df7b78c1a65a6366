import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * The same function in every render, which does what the last render said. Parts that are given it, and are else as
 * they were, need not be drawn again.
 */
export function useSteady<Given extends readonly unknown[], Answer>(
  act: (...given: Given) => Answer,
): (...given: Given) => Answer {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...given: Given) => latest.current(...given), [])
}
