import { fileDiscName } from '../files/file-disc-name.ts'
import { beforeOpening, closeDevice, openDevice } from '../open-device.ts'
import { deleteDatabase } from './database.ts'
import { discName } from './indexed-disc.ts'
import { dropLastWords } from './last-words.ts'

/** Erases what the device keeps for good, because the person said so: work that cannot be locked must not stay readable for the next person. */
export async function erase(userId: number) {
  try {
    await beforeOpening(async () => {
      await closeDevice()
      // The files go first: as long as the observations are here, all is not lost.
      await deleteDatabase(fileDiscName(userId))
      await deleteDatabase(discName(userId))
      dropLastWords(discName(userId))
    })
  } catch (error) {
    // The device is opened again: a person whose erasing failed goes on with what is here.
    void openDevice(userId)
    throw error
  }
}
