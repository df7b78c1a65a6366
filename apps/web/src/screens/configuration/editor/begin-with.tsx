import type { Configuration } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { forgetFile } from '@corridor/ui/capture/forget-file'
import { FileInput, Radio, Select } from '@mantine/core'
import styles from './create-page.module.css'
import { ImportedFile } from './imported-file.tsx'
import { type Kind, readableFiles } from './kind.ts'
import type { NewSet } from './new-set.ts'
import type { Entry } from './outline.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly items: readonly Configuration[]
  readonly chosen: NewSet<Content>
  readonly onChoose: (part: Partial<NewSet<Content>>) => void
}

/** Nothing, a copy of another, or a file. */
export function BeginWith<Content extends JsonObject, E extends Entry>(props: Props<Content, E>) {
  const { kind, items, chosen, onChoose } = props
  const { set } = kind.words
  const read = async (file: File | null) => {
    if (!file) return onChoose({ file: undefined })
    const imported = kind.fromFile(file.name, await file.text())
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
          {chosen.file && <ImportedFile kind={kind} file={chosen.file} />}
        </>
      )}
    </>
  )
}
