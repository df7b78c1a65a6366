import { counted } from '@corridor/domain/words/count-words'
import type { Imported } from '@corridor/tools/set-editor/set-kind.view'
import { FileErrors } from '@corridor/ui/file-errors'
import { useSets } from './written-sets.ts'

interface Props {
  readonly file: Imported
}

/** What was read, or which rows to mend. */
export function ImportedFile({ file }: Props) {
  const { kind, words } = useSets()
  const { content, errors } = file
  if (content) {
    const { one, many } = words
    return <p role="status">Read: {counted(kind.outline(content).entries.length, one, many)}.</p>
  }
  return <FileErrors errors={errors} />
}
