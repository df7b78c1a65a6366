/** Sends the browser to another site; this page ends. */
export const leaving = {
  leaveFor: (url: URL) => location.assign(url),
}
