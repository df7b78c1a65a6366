import { useEffect } from 'react'

/** The browser's focus goes to the first field that the server wants changed. */
export function useFocusOnFault(faults: Readonly<Record<string, string>>) {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus()
  }, [faults])
}
