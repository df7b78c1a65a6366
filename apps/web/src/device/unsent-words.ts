const PREFIX = 'unsent'

/** Where a tab keeps what somebody typed and has not sent. */
export function unsentWordsKey(userId: number, observationId: string): string {
  return `${PREFIX} ${userId} ${observationId}`
}

/** The next person at this tab reads none of it. */
export function dropWordsOfAllBut(userId: number | undefined) {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(`${PREFIX} `) && !key.startsWith(`${PREFIX} ${userId} `))
      sessionStorage.removeItem(key)
}
