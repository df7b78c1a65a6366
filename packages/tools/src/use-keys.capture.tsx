import { useEffect, useEffectEvent } from 'react'

/** By the key's name in lower case: «s», «1», «arrowup». */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/** Keys of the whole screen. Whoever types text, and whoever moves between radio buttons, keeps them. */
export function useKeys(keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const name = event.key.toLowerCase()
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined
    if (!act || isTaken(event.target, name)) return
    event.preventDefault()
    act()
  })

  // The keyboard: nothing on the page needs the focus for these.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function isTaken(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.type === 'radio') return name.startsWith('arrow')
  return target.isContentEditable || target.matches('input, textarea, select, [role="dialog"] *')
}
