import { Tag } from '@corridor/ui/tag'
import {
  type Icon,
  IconAlertTriangle,
  IconCloudCheck,
  IconDeviceFloppy,
  IconRefresh,
} from '@tabler/icons-react'
import type { SyncState } from '../../../device/kept.ts'

const looks: Readonly<Record<SyncState, { Icon: Icon; tone: 'accent' | 'brand' | 'plain'; words: string }>> =
  {
    saved: { Icon: IconCloudCheck, tone: 'brand', words: 'Saved' },
    saving: { Icon: IconRefresh, tone: 'brand', words: 'Saving' },
    'on-device': { Icon: IconDeviceFloppy, tone: 'accent', words: 'On device' },
    'needs-you': { Icon: IconAlertTriangle, tone: 'accent', words: 'Needs you' },
  }

export function OnDeviceTag({ state }: { readonly state: SyncState }) {
  const { Icon, tone, words } = looks[state]
  return (
    <Tag tone={tone}>
      <Icon size={14} stroke={2} aria-hidden /> {words}
    </Tag>
  )
}
