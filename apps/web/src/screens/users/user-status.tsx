import type { User } from '@corridor/contract/people/users'
import type { Day } from '@corridor/domain/calendar/calendar'
import { Tag } from '@corridor/ui/tag'
import { type Icon, IconCheck, IconMail, IconMailOff, IconPlayerPause } from '@tabler/icons-react'
import { useUser } from '../../frame/use-user.ts'
import { hasInvitationEnded } from './user-words.ts'

const looks: Readonly<Record<User['status'], readonly [Icon, string]>> = {
  active: [IconCheck, 'Active'],
  invited: [IconMail, 'Invited'],
  paused: [IconPlayerPause, 'Paused'],
}
const tones = { active: 'brand', invited: 'accent', paused: 'plain' } as const

export function UserStatus({ user, today }: { readonly user: User; readonly today: Day }) {
  const { district } = useUser()
  const isOver = user.status === 'invited' && hasInvitationEnded(user, district.time_zone, today)
  const [Icon, word] = isOver ? ([IconMailOff, 'Invitation expired'] as const) : looks[user.status]
  return (
    <Tag tone={tones[user.status]}>
      <Icon size={14} stroke={2} aria-hidden /> {word}
    </Tag>
  )
}
