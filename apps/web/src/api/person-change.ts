let tell: (userId: number | undefined) => void = () => {}
let told: number | undefined | null = null

/**
 * Calls the listener at the start, and whenever another person, or nobody, is signed in. An impersonation does not
 * count.
 */
export function onPersonChange(listener: (userId: number | undefined) => void) {
  tell = listener
}

export function personIs(userId: number | undefined) {
  if (told === userId) return
  told = userId
  tell(userId)
}
