import { useSyncExternalStore } from 'react'

const wide = '(min-width: 64em)'

/** Whether there is room for something beside the script. */
export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(wide).matches)
}

function listen(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
