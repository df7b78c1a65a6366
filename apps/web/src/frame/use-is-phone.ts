import { useMediaQuery } from '@mantine/hooks'

/** Below 768 px a table becomes a list. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
}
