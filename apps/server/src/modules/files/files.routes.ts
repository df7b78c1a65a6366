import type { contract } from '@corridor/contract/contract'
import type { Handlers } from '../../http/mount.ts'
import { addFile } from './add-file.ts'
import { removeFile } from './remove-file.ts'
import { showFile } from './show-file.ts'

export const fileRoutes: Handlers<typeof contract.files> = {
  add: (context, request) => addFile(context, request),
  show: (context, request) => showFile(context, request),
  remove: (context, request) => removeFile(context, request),
}
