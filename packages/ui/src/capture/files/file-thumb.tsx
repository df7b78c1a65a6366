import type { FileRef } from '@corridor/domain/files/file-ref'
import { IconFileText, IconPhoto, IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import styles from './file-strip.module.css'

interface Props {
  readonly file: FileRef
  /** The file’s name for screen readers. */
  readonly name: string
  readonly addressOf: (file: FileRef) => Promise<string | undefined>
  /** Removes the file; without it the file only shows. */
  readonly onRemove?: () => void
}

/** A photo as it is, small; a document by its kind. */
export function FileThumb({ file, name, addressOf, onRemove }: Props) {
  const address = useAddress(file, addressOf)
  const isPhoto = file.type !== 'application/pdf'
  const what = isPhoto ? 'Photo' : 'PDF'
  const Icon = isPhoto ? IconPhoto : IconFileText
  return (
    <span className={styles.thumb}>
      {isPhoto && address ? (
        <img src={address} alt={`${what} ${name}`} />
      ) : (
        <span className={styles.kind}>
          <Icon size={24} stroke={1.8} aria-hidden />
          {what}
          <span className={styles.bytes}>{sizeWords(file.bytes)}</span>
        </span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove ${what.toLowerCase()} ${name}`}
          onClick={onRemove}
        >
          <IconX size={16} stroke={2} aria-hidden />
        </button>
      )}
    </span>
  )
}

function useAddress(file: FileRef, addressOf: Props['addressOf']): string | undefined {
  const [address, setAddress] = useState<string>()

  // The files that the device keeps.
  useEffect(() => {
    let isShown = true
    addressOf(file).then(
      (found) => isShown && setAddress(found),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [file, addressOf])

  return address
}

/** “240 KB”, “1.2 MB” */
function sizeWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1_024))
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`
}
