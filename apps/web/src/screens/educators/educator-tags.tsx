import type { EducatorRow } from '@corridor/contract/people/educators'
import { periodWords } from '@corridor/domain/people/teaching-words'
import { Tag } from '@corridor/ui/tag'
import { IconClock, IconDoorEnter, IconUserOff } from '@tabler/icons-react'
import styles from './educator-tags.module.css'

type Facts = Pick<EducatorRow, 'teachesNow' | 'isActive' | 'isProvisional'>

/** Tags for what is so today, if anything. */
export function EducatorTags({ educator }: { readonly educator: Facts }) {
  const { teachesNow, isActive, isProvisional } = educator
  if (teachesNow === null && isActive && !isProvisional) return null
  return (
    <div className={styles.tags}>
      {teachesNow !== null && (
        <Tag tone="brand">
          <IconClock size={14} stroke={2} aria-hidden /> Here now · {periodWords(teachesNow)}
        </Tag>
      )}
      {isProvisional && (
        <Tag tone="accent">
          <IconDoorEnter size={14} stroke={2} aria-hidden /> To confirm
        </Tag>
      )}
      {!isActive && (
        <Tag>
          <IconUserOff size={14} stroke={2} aria-hidden /> Inactive
        </Tag>
      )}
    </div>
  )
}
