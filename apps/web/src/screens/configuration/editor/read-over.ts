import type { JsonObject } from '@corridor/domain/data/json'
import type { Entry } from '@corridor/tools/set-editor/outline/outline'
import type { SetKind } from '@corridor/tools/set-editor/set-kind.view'

/** The draft, and of what is out all that it no longer has: a row that one file lacks has its trend again with the next. */
export function readOver<Content extends JsonObject, E extends Entry>(
  kind: SetKind<Content, E>,
  draft: Content,
  out: JsonObject | undefined,
): Content {
  const now = kind.outline(draft)
  const was = out ? kind.outline(kind.read(out)) : { domains: [], entries: [] }
  const code = (it: E) => it.code.toLowerCase()
  const isGone = (it: E) => !now.entries.some((entry) => entry.id === it.id || code(entry) === code(it))
  return kind.withOutline(draft, {
    domains: [
      ...now.domains,
      ...was.domains.filter((it) => !now.domains.some(({ id, title }) => id === it.id || title === it.title)),
    ],
    entries: [...now.entries, ...was.entries.filter(isGone)],
  })
}
