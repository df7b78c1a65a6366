import { useEffectEvent, useLayoutEffect } from 'react'
import { areSingleKeysOn } from './single-keys.ts'
import './use-keys.css'

/** Actions by the key’s name in lower case: “s”, “1”, “arrowup”. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Keys of the whole screen. They do nothing while somebody types text or moves between radio buttons. Speech is
 * heard as letters: people who dictate turn single ones off, and keep arrows, Enter and the like (WCAG 2.1.4).
 */
export function useKeys(keys: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const name = event.key.toLowerCase()
    const act = Object.hasOwn(keys, name) ? keys[name] : undefined
    if (!act || isTaken(event.target, name) || (name.length === 1 && !areSingleKeysOn())) return
    event.preventDefault()
    act()
  })

  // The keyboard is heard wherever the focus is. It listens before the paint: who sees a button may press its key.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-without-keys', !areSingleKeysOn())
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
