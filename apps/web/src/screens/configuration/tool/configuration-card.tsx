import type { Configuration } from '@corridor/contract/configurations/configurations'
import { momentIn } from '@corridor/domain/calendar/day-words'
import type { SealedConfigureView } from '@corridor/tools/definition/capture-view'
import { toolFaces } from '@corridor/tools/registry/faces'
import { Card } from '@corridor/ui/card'
import { type LazyExoticComponent, lazy, Suspense } from 'react'
import { faultsOfContent } from '../../../forms/faults-of-content.ts'
import { SaveBar } from '../../../forms/save-bar.tsx'
import { type Kept, useTyped } from '../../../forms/use-typed.ts'
import { useLeaveQuestion } from '../../../frame/messages/leave-question.tsx'
import { useUser } from '../../../frame/use-user.ts'
import { loadChunk } from '../../../loading/chunks.ts'
import styles from './configuration-card.module.css'
import { usePublish } from './use-publish.ts'

interface Props {
  readonly title: string
  readonly configuration: Configuration
}

export function ConfigurationCard({ title, configuration }: Props) {
  const { toolTypeId, version, mayChange, hasDraft } = configuration
  const { value, base, isTyped, change, settle, moved, undo } = useTyped(keptOf(configuration))
  const { publish, isSending, faults, forget } = usePublish(configuration, {
    onPublished: (sent, published) => settle(sent, keptOf(published)),
    onMoved: (theirs) => moved(keptOf(theirs)),
  })
  const { time_zone: timeZone } = useUser().district
  useLeaveQuestion(() => isTyped)
  const Settings = configureViews.get(toolTypeId)
  return (
    <>
      <Card title={title} subtitle={publishedWords(configuration, timeZone)} className={styles.card}>
        <Suspense>
          {Settings && (
            <Settings
              value={value}
              change={change}
              isReadOnly={!mayChange || hasDraft}
              faults={faultsOfContent(faults)}
            />
          )}
        </Suspense>
      </Card>
      {isTyped && (
        <SaveBar
          words={`Not published yet. Observers still use version ${version}.`}
          save="Publish"
          isSaving={isSending}
          onUndo={() => {
            undo()
            forget()
          }}
          onSave={() => publish(value, base)}
        />
      )}
    </>
  )
}

/** A configuration as kept content: a version never changes, so its number is the revision. */
function keptOf({ content, version }: Configuration): Kept {
  return { content, revision: version }
}

/** “Version 2, published Oct 22, 9:30 AM by Lorraine Tsosie” */
function publishedWords(configuration: Configuration, timeZone: string) {
  const { version, publishedAt, publishedBy } = configuration
  const by =
    publishedBy && publishedAt
      ? `published ${momentIn(timeZone, publishedAt)} by ${publishedBy}`
      : 'provided by Corridor'
  return [`Version ${version}, ${by}.`, ...whyReadOnly(configuration)].join(' ')
}

/** Why a configuration is read-only. Publishing ends a draft, which is done in the draft’s editor. */
function whyReadOnly({ mayChange, hasDraft }: Configuration): string[] {
  if (!mayChange) return ['Set by your district.']
  return hasDraft ? ['A draft is being written: publish or discard it first.'] : []
}

/** Each tool’s settings view, by the tool’s id. */
const configureViews = new Map<number, LazyExoticComponent<SealedConfigureView['Component']>>(
  toolFaces.map(({ id, configure }) => {
    const load = async () => ({ default: (await loadChunk(configure)).default.Component })
    return [id, lazy(load)]
  }),
)
