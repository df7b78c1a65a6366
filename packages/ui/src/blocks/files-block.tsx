import type { FileRef } from '@corridor/domain/files/file-ref'
import type { Block } from '@corridor/domain/report/block'
import { IconFileText, IconPhotoOff } from '@tabler/icons-react'
import { createContext, use, useEffect, useState } from 'react'
import styles from './files-block.module.css'

type Files = Extract<Block, { kind: 'files' }>

/** How a page gets a file’s address; undefined where it cannot. */
export const FileAddresses = createContext<(file: FileRef) => Promise<string | undefined>>(
  async () => undefined,
)

/** Photos and documents, as large as there is room for. */
export function FilesBlock({ title, items }: Pick<Files, 'title' | 'items'>) {
  return (
    <section className={styles.files}>
      <h3>{title}</h3>
      <ul>
        {items.map(({ file, caption }) => (
          <li key={file.id}>
            <figure>
              <Shown file={file} caption={caption} />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ file, caption }: Files['items'][number]) {
  const addressOf = use(FileAddresses)
  const [address, setAddress] = useState<string | null>()
  // The device or the network has the file.
  useEffect(() => {
    let isGone = false
    void addressOf(file).then((found) => isGone || setAddress(found ?? null))
    return () => {
      isGone = true
    }
  }, [file, addressOf])
  if (address === undefined) return <div className={styles.frame} />
  if (address === null)
    return (
      <p className={styles.frame}>
        <IconPhotoOff size={28} stroke={1.6} aria-hidden />
        {missingWords(file, caption)}
      </p>
    )
  if (file.type === 'application/pdf')
    return (
      <a className={styles.frame} href={address} target="_blank" rel="noreferrer">
        <IconFileText size={28} stroke={1.6} aria-hidden />
        Open the document
      </a>
    )
  return <img src={address} alt={caption || 'Photo'} />
}

/**
 * Says that a file is missing, and names it, so that somebody knows which to look for: there may be no connection,
 * or it never arrived.
 */
function missingWords({ type }: FileRef, caption: string): string {
  const what = `${type === 'application/pdf' ? 'This document' : 'This photo'}${caption ? `, “${caption}”,` : ''}`
  return `${what} is not on this device. It shows when there is a connection and the device that added it has sent it.`
}
