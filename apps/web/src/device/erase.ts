import { deleteDatabase } from './database.ts'
import { deleteFileDisc } from './files/file-disc.ts'
import { discName } from './indexed-disc.ts'
import { beforeOpening, closeDevice } from './open-device.ts'

/** For good, because the person said so: work that cannot be locked must not stay readable for the next person. */
export async function erase(userId: number) {
  await closeDevice()
  await beforeOpening(async () => {
    await Promise.all([deleteDatabase(discName(userId)), deleteFileDisc(userId)])
  })
}
