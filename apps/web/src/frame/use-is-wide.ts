import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen has at least 1200 px, where the menu has words beside its icons. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false })
}
