import { useMediaQuery } from '@mantine/hooks'

/** From 1200 px the menu has words beside its signs. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
}
