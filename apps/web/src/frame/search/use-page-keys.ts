import { areSingleKeysOn } from '@corridor/tools/keys/single-keys'
import { useEffect, useEffectEvent } from 'react'

const TAKEN = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="menu"] *'

/**
 * Single keys of every page with a frame, like a tool’s (`useKeys`), without what a capture screen loads. They do
 * nothing while somebody types or is in a dialog, and can be turned off for dictation (WCAG 2.1.4).
 */
export function usePageKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!act || ctrlKey || metaKey || altKey || defaultPrevented || !areSingleKeysOn()) return
    if (target instanceof Element && target.matches(TAKEN)) return
    event.preventDefault()
    act()
  })
  // The keyboard: nothing on the page needs the focus for these.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
