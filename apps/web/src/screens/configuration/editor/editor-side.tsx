import type { ConfigurationDetails } from '@corridor/contract/configurations'
import type { JsonObject } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import styles from './editor-side.module.css'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import { type Mapping, summaryOf, type Trends } from './trends.ts'
import { TryTool } from './try-tool.tsx'
import { VersionsCard } from './versions-card.tsx'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly details: ConfigurationDetails
  readonly content: Content
  readonly entry: E | undefined
  readonly isDraft: boolean
  readonly trends: Trends
  readonly mapping: Mapping
}

export function EditorSide<Content extends JsonObject, E extends Entry>(props: Props<Content, E>) {
  const { kind, details, content, entry, isDraft, trends, mapping } = props
  const ids = kind.outline(content).entries.map(({ id }) => id)
  return (
    <div className={styles.side}>
      {entry && (
        <div className={styles.preview}>
          <Card title="Phone preview">
            <TryTool toolTypeId={kind.toolTypeId} content={kind.tried(kind.only(content, entry))} isSmall />
          </Card>
        </div>
      )}
      <VersionsCard
        details={details}
        isDraft={isDraft}
        summary={summaryOf(trends, ids, mapping, details.version + 1, kind.words.many)}
      />
      <Card title="Used by">
        <p>{details.school ? `Observers at ${details.school.name}` : 'Observers at all schools'}</p>
      </Card>
    </div>
  )
}
