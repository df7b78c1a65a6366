import type { Warning } from '../device.ts'
import { unwritableWords } from './unwritable-words.ts'

export const warningWords: Readonly<Record<Warning, string>> = {
  unwritable: unwritableWords,
  'set-aside':
    'Part of what this device keeps cannot be read by this version of Corridor. It stays here as it is. Reload the page to update Corridor, or save a rescue file and ask support.',
  'low-space': 'This device is almost full. Free some space so that your work can be saved.',
  'old-work': 'Some work has waited here for more than a day. Connect to the internet to send it.',
  'old-files':
    'Photos or documents have been on this device alone for more than a day. Connect to the internet and keep Corridor open until they are sent.',
  'not-installed':
    'Add Corridor to the home screen: Safari clears what websites keep after a week without a visit.',
  'not-persistent': 'The browser may clear unsent work when this device runs low on space.',
}
