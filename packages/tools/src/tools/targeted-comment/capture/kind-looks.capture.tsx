import { IconBulb, IconFlag, IconHelpCircle, IconNote, IconStar, type TablerIcon } from '@tabler/icons-react'
import type { Kind } from '../kinds.ts'

export const kindIcons: Readonly<Record<Kind, TablerIcon>> = {
  strength: IconStar,
  question: IconHelpCircle,
  suggestion: IconBulb,
  'next-step': IconFlag,
  note: IconNote,
}
