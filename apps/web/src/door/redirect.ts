// The redirects have the data router’s own form, so that they work behind either door.

/** A redirect to another address, which follows the one it came from in the history. */
export function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to } })
}

/** A redirect to another address, which takes the place of the one it came from in the history. */
export function replace(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to, 'X-Remix-Replace': 'true' } })
}

/** Where a thrown redirect leads; undefined for anything else that was thrown. */
export function redirectIn(thrown: unknown) {
  const to = thrown instanceof Response && thrown.headers.get('Location')
  return to ? { to, isReplacing: thrown.headers.has('X-Remix-Replace') } : undefined
}
