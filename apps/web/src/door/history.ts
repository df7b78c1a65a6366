/** An address to go to, and whether it is in the history already, takes the place of the page shown, or follows it. */
export interface Goal {
  readonly url: URL
  readonly how: 'stay' | 'replace' | 'push'
}

export const here = () => new URL(location.href)

// A history entry has the data router’s own form, with its place in the tab’s history as `idx`: the router goes on
// from where the door ends.

export function startHistory() {
  if (typeof history.state?.idx !== 'number') history.replaceState({ ...history.state, idx: 0 }, '')
}

export function arriveAt({ url, how }: Goal) {
  if (how === 'stay') return
  const idx = history.state?.idx ?? 0
  const entry = { usr: null, key: Math.random().toString(36).slice(2, 10) }
  if (how === 'push') history.pushState({ ...entry, idx: idx + 1 }, '', url)
  else history.replaceState({ ...entry, idx }, '', url)
}

/** The key of the history entry that is shown; every entry has its own. */
export function placeKey(): string {
  return history.state?.key ?? 'default'
}
