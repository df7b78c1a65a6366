import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { momentIn } from '@corridor/domain/calendar/day-words'
import { counted } from '@corridor/domain/words/count-words'
import { Card } from '@corridor/ui/card'
import { Tag } from '@corridor/ui/tag'
import { useUser } from '../../../frame/use-user.ts'
import styles from './versions-card.module.css'

interface Props {
  readonly details: ConfigurationDetails
  readonly isDraft: boolean
  readonly summary: string
}

export function VersionsCard({ details, isDraft, summary }: Props) {
  const { time_zone: timeZone } = useUser().district
  const { versions, status, version: newest } = details
  return (
    <Card title="Versions">
      <ul className={styles.versions}>
        {isDraft && (
          <li>
            <b>v{newest + 1}</b>
            <span>Being written</span>
            <Tag tone="accent">Draft</Tag>
          </li>
        )}
        {versions.map(({ version, publishedAt, publishedBy, used }) => (
          <li key={version}>
            <b>v{version}</b>
            <span>
              {publishedBy ? momentIn(timeZone, publishedAt) : 'Provided by Corridor'} ·{' '}
              {counted(used, 'visit')}
            </span>
            {version === newest && status === 'published' ? (
              <Tag tone="brand">Published</Tag>
            ) : (
              <Tag>{version === newest ? 'Retired' : 'Earlier'}</Tag>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.words}>Published versions never change. {isDraft && newest > 0 && summary}</p>
    </Card>
  )
}
