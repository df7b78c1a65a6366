import { expect, test } from 'vitest'
import { RANDOM_BYTES, uuidV7 } from '../data/uuid-v7.ts'
import { missingFilesWords } from './file-words.ts'

const idAt = (at: string) => uuidV7(Date.parse(at), new Uint8Array(RANDOM_BYTES))
const photo = { id: idAt('2026-10-22T16:14:00Z'), type: 'image/jpeg', bytes: 10 } as const
const pdf = { id: idAt('2026-10-22T16:20:00Z'), type: 'application/pdf', bytes: 10 } as const
const capture = {
  entries: [{ id: 'a', text: 'Jalen waits.', photos: [{ id: 'p', file: photo }] }],
  worksheet: { file: pdf },
}

test('a file that has not arrived is named by its kind, its time and its place, and by nothing that was written', () => {
  expect(missingFilesWords(capture, [photo], 'America/Denver')).toBe(
    'Not here yet: the photo of Oct 22, 10:14 AM in entries, photos. Open Corridor on the device that added it.',
  )
  expect(missingFilesWords(capture, [photo, pdf], 'America/Denver')).toBe(
    'Not here yet: the photo of Oct 22, 10:14 AM in entries, photos and the PDF of Oct 22, 10:20 AM in worksheet. Open Corridor on the device that added them.',
  )
})
