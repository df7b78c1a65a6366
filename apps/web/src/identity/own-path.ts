/** An address of another site would be a trap: only paths of our own, and browsers read over tabs and line ends. */
export function ownPath(goal: string | null): string {
  return goal !== null && /^\/(?![/\\])[^\s\\]*$/.test(goal) ? goal : '/'
}
