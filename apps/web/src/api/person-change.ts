let tell: (userId: number | undefined) => void = () => {}
let told: number | undefined | null = null

/** Tells once at the start, and then whenever somebody else is here, or nobody. Support's borrowed eyes do not count. */
export function onPersonChange(listener: (userId: number | undefined) => void) {
  tell = listener
}

export function personIs(userId: number | undefined) {
  if (told === userId) return
  told = userId
  tell(userId)
}
