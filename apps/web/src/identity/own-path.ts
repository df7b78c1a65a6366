/**
 * A path of our own to go to; an address of another site would be a trap, and browsers read over tabs and line ends.
 */
export function ownPath(goal: string | null): string {
  return goal !== null && /^\/(?![/\\])[^\s\\]*$/.test(goal) ? goal : '/'
}
