// The data router's own form of a redirect: what is thrown here leads on behind either door.

/** To another address, which follows the one it came from. */
export function redirect(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to } })
}

/** To another address, which takes the place of the one it came from. */
export function replace(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to, 'X-Remix-Replace': 'true' } })
}

/** Where a thrown redirect leads; nothing for what is none. */
export function redirectIn(thrown: unknown) {
  const to = thrown instanceof Response && thrown.headers.get('Location')
  return to ? { to, isReplacing: thrown.headers.has('X-Remix-Replace') } : undefined
}
