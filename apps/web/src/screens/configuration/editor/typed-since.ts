import type { JsonObject } from '@corridor/domain/data/json'
import type { Entry } from '@corridor/tools/set-editor/outline/outline'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'

interface Published {
  readonly typed: JsonObject
  readonly sent: JsonObject
  /** What was sent, in the same order. */
  readonly published: JsonObject
}

/** Publishing gives what was reworded another id. What was typed meanwhile speaks of the same entry. */
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
