import { counted } from '@corridor/domain/count-words'
import type { JsonObject } from '@corridor/domain/json'
import styles from './create-page.module.css'
import type { Imported, Kind } from './kind.ts'
import type { Entry } from './outline.ts'

const MOST_ERRORS = 20

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
  return (
    <div role="alert" className={styles.errors}>
      <p>The file cannot be used yet. Mend these rows and choose it again.</p>
      <ul>
        {errors.slice(0, MOST_ERRORS).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {errors.length > MOST_ERRORS && <p>And {errors.length - MOST_ERRORS} more.</p>}
    </div>
  )
}
