import type { Block } from '@corridor/domain/block'
import type { FileRef } from '@corridor/domain/file-ref'
import { IconFileText, IconPhotoOff } from '@tabler/icons-react'
import { createContext, Suspense, use, useState } from 'react'
import styles from './files-block.module.css'

type Files = Extract<Block, { kind: 'files' }>

/** How a page gets at a file: nothing where it cannot. */
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
              <Suspense fallback={<div className={styles.frame} />}>
                <Shown file={file} caption={caption} />
              </Suspense>
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
  const [asked] = useState(() => addressOf(file))
  const address = use(asked)
  if (!address)
    return (
      <p className={styles.frame}>
        <IconPhotoOff size={28} stroke={1.6} aria-hidden />
        Not on this device. It shows when there is a connection.
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
