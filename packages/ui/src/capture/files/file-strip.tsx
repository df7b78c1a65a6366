import type { FileRef } from '@corridor/domain/files/file-ref'
import { IconCameraPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import styles from './file-strip.module.css'
import { FileThumb } from './file-thumb.tsx'
import { forgetFile } from './forget-file.ts'

interface Props {
  /** The button’s words; “Add a photo” by default, or “Photo of work”. */
  readonly label?: string
  /** What the files belong to, for screen readers: “B2”. */
  readonly about?: string
  readonly files: readonly { readonly id: string; readonly file: FileRef }[]
  /** Makes a file small and keeps it on the device; throws an Error that says what to do. */
  readonly add: (file: File) => Promise<FileRef>
  readonly addressOf: (file: FileRef) => Promise<string | undefined>
  readonly onAdded: (file: FileRef) => void
  readonly onRemove: (id: string) => void
  readonly most?: number
}

/** The photos and documents of one thing, and a button for the next. Nothing waits for it. */
export function FileStrip({ label = 'Add a photo', about, files, most = 6, ...props }: Props) {
  const { add, addressOf, onAdded, onRemove } = props
  const [adding, setAdding] = useState(0)
  const [trouble, setTrouble] = useState<string>()
  const id = useId()

  const take = async (chosen: readonly File[]) => {
    setTrouble(undefined)
    setAdding((count) => count + chosen.length)
    for (const file of chosen) {
      try {
        onAdded(await add(file))
      } catch (error) {
        setTrouble(wordsOf(error))
      }
      setAdding((count) => count - 1)
    }
  }

  return (
    <div className={styles.strip} data-has-files={files.length > 0 || undefined}>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={about ? `Files of ${about}` : 'Files'}>
          {files.map((it, index) => (
            <li key={it.id}>
              <FileThumb
                file={it.file}
                name={[about, String(index + 1)].filter(Boolean).join(', ')}
                addressOf={addressOf}
                onRemove={() => onRemove(it.id)}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <label className={styles.add}>
          <input
            type="file"
            accept="image/*,application/pdf"
            className={styles.input}
            aria-label={about ? `${label}, ${about}` : label}
            aria-describedby={trouble ? id : undefined}
            onClick={forgetFile}
            onChange={({ currentTarget }) => void take([...(currentTarget.files ?? [])])}
          />
          <IconCameraPlus size={20} stroke={1.8} aria-hidden />
          <span aria-hidden>{adding > 0 ? 'Adding…' : label}</span>
        </label>
      )}
      {files.length > 0 && <p className={styles.hint}>No faces and no names, please: crop them out.</p>}
      <p className={styles.trouble} role="alert" id={id}>
        {trouble}
      </p>
    </div>
  )
}

/** The words of an error; a TypeError is the browser’s own, and says nothing to people. */
function wordsOf(error: unknown): string {
  const isForPeople = error instanceof Error && !(error instanceof TypeError)
  return isForPeople ? error.message : 'It could not be added. Choose it again in a moment.'
}
