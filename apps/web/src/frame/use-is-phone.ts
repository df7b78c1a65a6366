import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is below 768 px, where a table becomes a list. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
}
