import * as z from 'zod/mini'
import { fileTypes, MOST_FILE_BYTES } from './file-types.ts'

/** A photo or a document, made by the device. It has no name of its own: names of files name people. */
export const FileRef = z.strictObject({
  id: z.uuid(),
  type: z.enum(fileTypes),
  bytes: z.int().check(z.positive(), z.maximum(MOST_FILE_BYTES)),
})
export type FileRef = z.infer<typeof FileRef>
