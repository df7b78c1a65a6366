import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import { FileErrors } from '@corridor/ui/file-errors'
import type { Imported, Kind } from './kind.ts'
import type { Entry } from './outline.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly file: Imported<Content>
}

/** What was read, or which rows to mend. */
export function ImportedFile<Content extends JsonObject, E extends Entry>({ kind, file }: Props<Content, E>) {
  const { content, errors } = file
  if (content) {
    const { one, many } = kind.words
    return <p role="status">Read: {counted(kind.outline(content).entries.length, one, many)}.</p>
  }
  return <FileErrors errors={errors} />
}
