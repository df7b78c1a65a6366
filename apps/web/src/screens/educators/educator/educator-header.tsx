import type { Educator } from '@corridor/contract/people/educators'
import { initialsOf } from '@corridor/ui/initials'
import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { ObserveEducator } from '../../../frame/navigation/observe-link.tsx'
import { EducatorTags } from '../educator-tags.tsx'
import styles from './educator-header.module.css'
import { factsWords } from './educator-words.ts'
import { ExportRecord } from './export-record.tsx'

/** Takes the keyboard back when the form above the page's content is gone. */
export const EDUCATOR_HEADING = 'educator'

interface Props {
  readonly educator: Educator
  /** Absent while something is written. */
  readonly onEdit?: () => void
}

export function EducatorHeader({ educator, onEdit }: Props) {
  const { name, isActive, isProvisional, mayChange } = educator
  return (
    <header className={styles.header}>
      <span className={styles.initials} aria-hidden>
        {initialsOf(name)}
      </span>
      <div className={styles.who}>
        <h1 id={EDUCATOR_HEADING} tabIndex={-1}>
          {name}
        </h1>
        <p>{factsWords(educator)}</p>
        <EducatorTags educator={educator} />
        {isProvisional && mayChange && (
          <p>Added at the door. Check the details with Edit, and save to confirm.</p>
        )}
      </div>
      {isActive && <ObserveEducator educator={educator} isFirst place="page" />}
      {mayChange && onEdit && (
        <Button variant="default" leftSection={<IconPencil size={18} stroke={1.8} />} onClick={onEdit}>
          Edit
        </Button>
      )}
      <ExportRecord educator={educator.id} />
    </header>
  )
}
