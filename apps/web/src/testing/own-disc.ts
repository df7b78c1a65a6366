import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { closeDevice } from '../device/open-device.ts'
import { afterEachTest } from './after-each-test.ts'

// What one test keeps on the device must not be there for the next.
afterEachTest(() => {
  void closeDevice()
  globalThis.indexedDB = new IDBFactory()
})
