import type { FileRef } from '@corridor/domain/files/file-ref'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { FileStrip } from './file-strip.tsx'

const photo: FileRef = { id: '0192b3c4-0000-7000-8000-000000000001', type: 'image/jpeg', bytes: 245_000 }
const paper: FileRef = {
  id: '0192b3c4-0000-7000-8000-000000000002',
  type: 'application/pdf',
  bytes: 1_400_000,
}
const chosen = new File(['x'], 'IMG_0001.jpg', { type: 'image/jpeg' })

interface Setup {
  readonly add?: (file: File) => Promise<FileRef>
  readonly first?: readonly FileRef[]
}

function Frame({ add = async () => photo, first = [] }: Setup) {
  const [files, setFiles] = useState(first.map((file) => ({ id: file.id, file })))
  return (
    <FileStrip
      about="B2"
      files={files}
      add={add}
      addressOf={addressOf}
      onAdded={(file) => setFiles([...files, { id: file.id, file }])}
      onRemove={(id) => setFiles(files.filter((it) => it.id !== id))}
    />
  )
}
const addressOf = async ({ id }: FileRef) => `blob:${id}`
const choose = () =>
  fireEvent.change(screen.getByLabelText('Add a photo, B2'), { target: { files: [chosen] } })

test('a photo that is chosen shows, and goes again', async () => {
  render(<Frame />)
  choose()
  const shown = await screen.findByRole('img', { name: 'Photo B2, 1' })
  expect(shown.getAttribute('src')).toBe(`blob:${photo.id}`)
  expect(screen.getByText(/No faces and no names/)).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Remove photo B2, 1' }))
  expect(screen.queryByRole('img')).toBeNull()
})

test('a document shows what it is and how large', () => {
  render(<Frame first={[paper]} />)
  expect(screen.getByRole('listitem').textContent).toBe('PDF1.3 MB')
})

test('a file that cannot be taken is answered with what to do, and the next one is taken', async () => {
  const answers = [Promise.reject(new Error('Choose a photo of at most 10 MB.')), Promise.resolve(photo)]
  render(<Frame add={() => answers.shift() ?? Promise.resolve(photo)} />)
  choose()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Choose a photo of at most 10 MB.'))
  choose()
  await screen.findByRole('img')
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('an error of the browser’s own is not shown in its words', async () => {
  render(<Frame add={() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))} />)
  choose()
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^It could not be added\. Choose/),
  )
})
