import { findView } from '@corridor/tools/views'
import {
  type Icon,
  IconArmchair,
  IconDoorEnter,
  IconEyeQuestion,
  IconFocus2,
  IconHourglass,
  IconLayoutList,
  IconListCheck,
  IconMessageCircleQuestion,
  IconMessages,
  IconTargetArrow,
  IconTimeline,
  IconWriting,
} from '@tabler/icons-react'

const icons: Readonly<Partial<Record<string, Icon>>> = {
  'noticing-wondering': IconEyeQuestion,
  'on-task': IconFocus2,
  'advanced-task': IconArmchair,
  'higher-level-questioning': IconMessageCircleQuestion,
  'narrative-corner': IconWriting,
  'keeping-time': IconHourglass,
  'standard-over-time': IconTimeline,
  'targeted-comment': IconTargetArrow,
  'expanded-rubric': IconLayoutList,
  'teacher-conference': IconMessages,
  'custom-look-for': IconListCheck,
}

/** A page that is older than the server may meet a tool it does not know. */
export function toolOf(id: number): { readonly title: string; readonly Icon: Icon } {
  const { title = 'Visit', key = '' } = findView(id) ?? {}
  return { title, Icon: icons[key] ?? IconDoorEnter }
}
