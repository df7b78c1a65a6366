import { useEffect, useRef } from 'react'

/**
 * Keeps the letters that somebody types after a field was opened and before it has the focus: its code may still be
 * loading. The field takes them when it gets the focus.
 */
export function useTypedAhead(isOpen: boolean): () => string {
  const typed = useRef('')
  // The keyboard: until the field is there, the letters belong to nothing on the page.
  useEffect(() => {
    if (!isOpen) return undefined
    const listen = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey
      if (isLetter && !(target instanceof HTMLInputElement)) typed.current += key
    }
    addEventListener('keydown', listen)
    return () => {
      removeEventListener('keydown', listen)
      typed.current = ''
    }
  }, [isOpen])
  return () => {
    const letters = typed.current
    typed.current = ''
    return letters
  }
}
