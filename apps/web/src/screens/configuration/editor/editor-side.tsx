import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import type { Entry } from '@corridor/tools/set-editor/outline/outline'
import { Card } from '@corridor/ui/card'
import { useSets } from '../sets/written-sets.ts'
import styles from './editor-side.module.css'
import { TryTool } from './try-tool.tsx'
import { VersionsCard } from './versions-card.tsx'

interface Props {
  readonly details: ConfigurationDetails
  readonly content: JsonObject
  readonly entry: Entry | undefined
  readonly isDraft: boolean
  readonly summary: string
}

export function EditorSide({ details, content, entry, isDraft, summary }: Props) {
  const { toolTypeId, kind } = useSets()
  return (
    <div className={styles.side}>
      {entry && (
        <div className={styles.preview}>
          <Card title="Phone preview">
            <TryTool toolTypeId={toolTypeId} content={kind.tried(kind.only(content, entry))} isSmall />
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
