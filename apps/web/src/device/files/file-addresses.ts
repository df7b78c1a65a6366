import type { FileRef } from '@corridor/domain/files/file-ref'
import type { Device } from '../device.ts'

const known = new WeakMap<Device, Map<string, Promise<string | undefined>>>()

/** An address to show a file by, for as long as the page stands. */
export function addressOfFile(device: Device, file: FileRef): Promise<string | undefined> {
  const addresses = known.get(device) ?? new Map<string, Promise<string | undefined>>()
  known.set(device, addresses)
  const address = addresses.get(file.id) ?? made(device, file)
  addresses.set(file.id, address)
  // A file that could not be reached is asked for again.
  void address.then((found) => found ?? addresses.delete(file.id))
  return address
}

async function made(device: Device, file: FileRef): Promise<string | undefined> {
  const content = await device.readFile(file)
  return content && URL.createObjectURL(content)
}
