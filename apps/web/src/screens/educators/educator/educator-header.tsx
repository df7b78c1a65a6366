import type { EducatorPageAsked } from '@corridor/contract/people/educator-page'
import type { EducatorPage } from '@corridor/contract/people/educators'
import { DEMO_USER } from '@corridor/domain/people/ids'
import { Initials } from '@corridor/ui/initials'
import { keptTogether } from '@corridor/ui/kept-together'
import { Button } from '@mantine/core'
import { IconDownload, IconPencil, IconPrinter, IconReportAnalytics } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { searchOf } from '../../../api/search-of.ts'
import { ObserveEducator } from '../../../frame/navigation/observe-link.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import { pathOf } from '../../../report/address/report-place.ts'
import { EducatorTags } from '../educator-tags.tsx'
import styles from './educator-header.module.css'
import { EducatorInvite } from './educator-invite.tsx'
import { factsWords } from './educator-words.ts'

// This part loads on demand: few educators are new.
const AtTheDoor = lazy(() => loadChunk(() => import('./at-the-door.tsx')))

/** The id of the heading that takes the focus back when the form above the page’s content is gone. */
export const EDUCATOR_HEADING = 'educator'

interface Props {
  readonly educator: EducatorPage
  readonly asked: EducatorPageAsked
  /** Called to edit the facts; absent while something is written. */
  readonly onEdit?: () => void
}

export function EducatorHeader({ educator, asked, onEdit }: Props) {
  const { name, isProvisional, mayChange } = educator
  return (
    <header className={styles.header}>
      <Initials name={name} size="large" tone="brand" />
      <div className={styles.who}>
        <h1 id={EDUCATOR_HEADING} tabIndex={-1}>
          {name}
        </h1>
        <p>{keptTogether(factsWords(educator))}</p>
        <EducatorTags educator={educator} />
        {isProvisional && mayChange && (
          <Suspense>
            <AtTheDoor educator={educator} />
          </Suspense>
        )}
      </div>
      <Actions educator={educator} asked={asked} {...(onEdit && { onEdit })} />
    </header>
  )
}

/** The actions of the page; the report has the same figures with more filters, on paper and in files. */
function Actions({ educator, asked: { from, to, tools }, onEdit }: Props) {
  const { id, isActive, mayChange, mayExport } = educator
  const isDemo = useUser().id === DEMO_USER
  const report = pathOf({ kind: 'educator', id }) + searchOf({ from, to, tools })
  return (
    <div className={styles.actions}>
      <Button variant="default" component={Link} to={report} leftSection={<IconReportAnalytics {...icon} />}>
        Report
      </Button>
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => print()}>
        Print
      </Button>
      {mayExport && !isDemo && (
        <Button
          variant="default"
          component={Link}
          to={`/exports?educator=${id}`}
          leftSection={<IconDownload {...icon} />}
        >
          Export record
        </Button>
      )}
      <EducatorInvite educator={educator} />
      {mayChange && onEdit && (
        <Button variant="default" leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          Edit
        </Button>
      )}
      {isActive && <ObserveEducator educator={educator} isFirst place="page" />}
    </div>
  )
}

const icon = { size: 18, stroke: 1.8 }
