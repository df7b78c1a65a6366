const KEY = 'corridor_record_link'

/** A mailed link that this tab has read, with the token of its session once a code has opened it. */
export interface KeptLink {
  readonly token: string
  readonly session: string | null
}

/** The link of this tab alone: it is gone when the tab is closed, and no other tab reads it. */
export function keptLink(): KeptLink | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return undefined
    const { token, session }: Partial<Record<keyof KeptLink, unknown>> = kept
    if (typeof token !== 'string') return undefined
    return { token, session: typeof session === 'string' ? session : null }
  } catch {
    return undefined
  }
}

export function keepLink(link: KeptLink): void {
  sessionStorage.setItem(KEY, JSON.stringify(link))
}

/** Drops the session; the link stays, and another code opens it again. */
export function dropSession(): void {
  const kept = keptLink()
  if (kept) keepLink({ ...kept, session: null })
}
