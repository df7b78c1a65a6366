import type { FileRef } from '@corridor/domain/files/file-ref'
import { call, contract } from '../../../api/client.ts'
import { addressOfFile } from '../../../device/files/file-addresses.ts'
import { currentDevice } from '../../../device/open-device.ts'

/**
 * The address of a file of the record: from the observer’s own device, which may be without a connection; everybody
 * else asks the server.
 */
export function fileOfRecord(file: FileRef): Promise<string | undefined> {
  const device = currentDevice()
  return device ? addressOfFile(device, file) : fetched(file)
}

async function fetched({ id, type }: FileRef): Promise<string | undefined> {
  try {
    const bytes = await call(contract.files.show, { params: { fileId: id } })
    return URL.createObjectURL(new Blob([bytes], { type }))
  } catch {
    return undefined
  }
}
