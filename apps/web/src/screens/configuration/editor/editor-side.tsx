import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { Card } from '@corridor/ui/card'
import styles from './editor-side.module.css'
import type { Kind } from './kind.ts'
import type { Entry } from './outline.ts'
import { TryTool } from './try-tool.tsx'
import { VersionsCard } from './versions-card.tsx'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly details: ConfigurationDetails
  readonly content: Content
  readonly entry: E | undefined
  readonly isDraft: boolean
  readonly summary: string
}

export function EditorSide<Content extends JsonObject, E extends Entry>(props: Props<Content, E>) {
  const { kind, details, content, entry, isDraft, summary } = props
  return (
    <div className={styles.side}>
      {entry && (
        <div className={styles.preview}>
          <Card title="Phone preview">
            <TryTool toolTypeId={kind.toolTypeId} content={kind.tried(kind.only(content, entry))} isSmall />
          </Card>
        </div>
      )}
      <VersionsCard details={details} isDraft={isDraft} summary={summary} />
      <Card title="Used by">
        <p>{details.school ? `Observers at ${details.school.name}` : 'Observers at all schools'}</p>
      </Card>
    </div>
  )
}
