import type { JsonObject } from '@corridor/domain/data/json'
import type { Entry } from '@corridor/tools/set-editor/outline/outline'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'

interface Published {
  readonly typed: JsonObject
  readonly sent: JsonObject
  /** The content that was published, in the order in which it was sent. */
  readonly published: JsonObject
}

/** The content typed while publishing, with the ids that publishing gave to reworded entries. */
export function typedSince<Content extends JsonObject, E extends Entry>(
  kind: Pick<SetKind<Content, E>, 'read' | 'outline' | 'withOutline'>,
  { typed, sent, published }: Published,
): Content {
  const entriesOf = (it: JsonObject) => kind.outline(kind.read(it)).entries
  const now = entriesOf(published)
  const ids = new Map(entriesOf(sent).map(({ id }, at) => [id, now[at]?.id ?? id]))
  const content = kind.read(typed)
  const { domains, entries } = kind.outline(content)
  const renamed = entries.map((it) => ({ ...it, id: ids.get(it.id) ?? it.id }))
  return kind.withOutline(content, { domains, entries: renamed })
}
