import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Keeps a callback’s identity across renders while it does what the last render said: memoized parts that get it
 * need not be drawn again.
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
