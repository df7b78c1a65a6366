import { useState } from 'react'

/** The id of the entry that the first typed letter will make; once it is there, that of the next. */
export function useNextId(there: readonly { readonly id: string }[], newId: () => string): string {
  const [id, setId] = useState(newId)
  if (there.some((it) => it.id === id)) setId(newId())
  return id
}
