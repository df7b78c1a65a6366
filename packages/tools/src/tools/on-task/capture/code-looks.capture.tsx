import type { Tone } from '@corridor/ui/capture/tile'
import { IconBolt, IconBook2, IconCheck, IconEyeOff, IconZzz, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Code } from '../codes.ts'

interface Look {
  readonly Icon: TablerIcon
  /** The icon, made once, as large as on a seat and on a tile. */
  readonly icon: ReactNode
  readonly tone: Tone
}

const look = (Icon: TablerIcon, tone: Tone): Look => ({
  Icon,
  icon: <Icon size={28} stroke={1.8} aria-hidden />,
  tone,
})

export const codeLooks: Readonly<Record<Code, Look>> = {
  'on-task': look(IconCheck, 'brand'),
  passive: look(IconZzz, 'accent'),
  active: look(IconBolt, 'blush'),
  'other-work': look(IconBook2, 'sky'),
  'cannot-see': look(IconEyeOff, 'plain'),
}
