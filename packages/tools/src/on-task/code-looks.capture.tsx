import type { Tone } from '@corridor/ui/capture/tile'
import { IconBolt, IconBook2, IconCheck, IconEyeOff, IconZzz, type TablerIcon } from '@tabler/icons-react'
import type { Code } from './codes.ts'

interface Look {
  readonly Icon: TablerIcon
  readonly tone: Tone
}

export const codeLooks: Readonly<Record<Code, Look>> = {
  'on-task': { Icon: IconCheck, tone: 'brand' },
  passive: { Icon: IconZzz, tone: 'accent' },
  active: { Icon: IconBolt, tone: 'blush' },
  'other-work': { Icon: IconBook2, tone: 'sky' },
  'cannot-see': { Icon: IconEyeOff, tone: 'plain' },
}
