import type { Configuration } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Imported, SetKind } from '@corridor/tools/set-editor/set-kind.view'

/** The choices made so far for a new set. */
export interface NewSet {
  readonly name: string
  /** The index of the chosen owner. */
  readonly owner: number
  readonly from: 'blank' | 'copy' | 'file'
  readonly copyOf: string | null
  readonly file: Imported | undefined
}

export const nothingChosen = { name: '', owner: 0, from: 'blank', copyOf: null, file: undefined } as const

/** The content that the new set would begin with; undefined as long as something is to be chosen. */
export function contentOf(
  { name, from, copyOf, file }: NewSet,
  kind: SetKind,
  items: readonly Configuration[],
): JsonObject | undefined {
  if (from === 'blank') return kind.blank(name)
  if (from === 'file') return file?.content && kind.withTitle(file.content, name)
  const source = items.find(({ id }) => String(id) === copyOf)
  return source && kind.withTitle(kind.read(source.content), name)
}
