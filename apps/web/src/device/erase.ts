import { deleteDatabase } from './database.ts'
import { fileDiscName } from './files/file-disc-name.ts'
import { discName } from './indexed-disc.ts'
import { dropLastWords } from './last-words.ts'
import { beforeOpening, closeDevice } from './open-device.ts'

/** For good, because the person said so: work that cannot be locked must not stay readable for the next person. */
export async function erase(userId: number) {
  await closeDevice()
  await beforeOpening(async () => {
    dropLastWords(discName(userId))
    await Promise.all([deleteDatabase(discName(userId)), deleteDatabase(fileDiscName(userId))])
  })
}
