import {
  IconBulb,
  IconClock,
  IconDoor,
  IconEye,
  IconNotebook,
  IconQuestionMark,
  IconQuote,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type Kind, kindTitles } from '../../kinds.ts'

const look = (Icon: TablerIcon, kind: Kind): ReactNode => (
  <Icon size={18} stroke={1.8} aria-label={kindTitles[kind]} />
)

/** The icons of kinds, made once: a script has hundreds of lines. */
export const kindLooks: Readonly<Record<Kind, ReactNode>> = {
  script: look(IconQuote, 'script'),
  action: look(IconEye, 'action'),
  environment: look(IconDoor, 'environment'),
  'student-work': look(IconNotebook, 'student-work'),
  interpretation: look(IconBulb, 'interpretation'),
  question: look(IconQuestionMark, 'question'),
  time: look(IconClock, 'time'),
}
