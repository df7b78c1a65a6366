import type { Configuration } from '@corridor/contract/configurations/configurations'
import { counted } from '@corridor/domain/words/count-words'
import { type Imported, readableFiles } from '@corridor/tools/set-editor/set-kind.view'
import { forgetFile } from '@corridor/ui/capture/files/forget-file'
import { FileErrors } from '@corridor/ui/forms/file-errors'
import { FileInput, Radio, Select } from '@mantine/core'
import { newId } from '../../../device/new-id.ts'
import styles from './create-page.module.css'
import type { NewSet } from './new-set.ts'
import { useSets } from './written-sets.ts'

interface Props {
  readonly items: readonly Configuration[]
  readonly chosen: NewSet
  readonly onChoose: (part: Partial<NewSet>) => void
}

/** What a new set begins with: nothing, a copy of another, or a file. */
export function BeginWith({ items, chosen, onChoose }: Props) {
  const { kind, words } = useSets()
  const { set } = words
  const read = async (file: File | null) => {
    if (!file) return onChoose({ file: undefined })
    const imported = kind.fromFile(file.name, await file.text(), { newId })
    const title = imported.content && !chosen.name.trim() ? kind.titleOf(imported.content) : chosen.name
    return onChoose({ file: imported, name: title })
  }
  return (
    <>
      <Radio.Group
        label="Begin with"
        size="md"
        value={chosen.from}
        onChange={(it) => onChoose({ from: it === 'copy' || it === 'file' ? it : 'blank' })}
      >
        <div className={styles.radios}>
          <Radio value="blank" size="md" label={`An empty ${set}`} />
          {items.length > 0 && <Radio value="copy" size="md" label={`A copy of another ${set}`} />}
          <Radio value="file" size="md" label="A file: CSV or JSON" />
        </div>
      </Radio.Group>
      {chosen.from === 'copy' && (
        <Select
          label={`Which ${set}`}
          size="md"
          data={items.map((it) => ({ value: String(it.id), label: it.name }))}
          value={chosen.copyOf}
          onChange={(copyOf) => onChoose({ copyOf })}
        />
      )}
      {chosen.from === 'file' && (
        <>
          <FileInput
            label="File"
            description="A CSV with one row for each, as Export gives it, or JSON."
            size="md"
            accept={readableFiles}
            fileInputProps={{ onClick: forgetFile }}
            placeholder="Choose a file"
            onChange={read}
          />
          {chosen.file && <ImportedFile file={chosen.file} />}
        </>
      )}
    </>
  )
}

interface ImportedFileProps {
  readonly file: Imported
}

/** An imported file: what was read, or which rows to mend. */
function ImportedFile({ file }: ImportedFileProps) {
  const { kind, words } = useSets()
  const { content, errors } = file
  if (content) {
    const { one, many } = words
    return <p role="status">Read: {counted(kind.outline(content).entries.length, one, many)}.</p>
  }
  return <FileErrors errors={errors} />
}
