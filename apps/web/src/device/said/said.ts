import type { ContributionKind } from '@corridor/tools/definition/tool'

/** Something that somebody chose or wrote about an observation that is not theirs, on its way to the server. */
export interface Said {
  readonly observationId: string
  /** “Done” hands over what the educator rated. */
  readonly kind: ContributionKind | 'done'
  readonly key: string
  readonly text: string
  readonly at: string
  /** Whether the contribution is still being written; it goes to the server when the person says so. */
  readonly isDraft?: boolean
  /** Why the server would not take it; it stays on the device. */
  readonly trouble?: string
}

/** The name under which a contribution is kept: the last one under a name counts. */
export function nameOfSaid({
  observationId,
  kind,
  key,
}: Pick<Said, 'observationId' | 'kind' | 'key'>): string {
  return `${observationId} ${kind} ${key}`
}

export function isSaid(it: unknown): it is Said {
  if (typeof it !== 'object' || it === null) return false
  const { observationId, kind, key, text, at }: Partial<Record<keyof Said, unknown>> = it
  return [observationId, kind, key, text, at].every((part) => typeof part === 'string')
}

export function isSameWord(it: unknown, said: Said): boolean {
  return isSaid(it) && it.at === said.at && it.text === said.text && it.trouble === said.trouble
}

/** Whether a contribution waits for the server, which has not refused it. */
export function isWaiting({ isDraft, trouble }: Said): boolean {
  return !isDraft && trouble === undefined
}
