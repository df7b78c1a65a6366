import type { Configuration } from '@corridor/contract/configurations'
import { momentIn } from '@corridor/domain/day-words'
import { isSame, type JsonObject } from '@corridor/domain/json'
import { Card } from '@corridor/ui/card'
import { Suspense, useState } from 'react'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useLeaveQuestion } from '../../frame/leave-question.tsx'
import { useUser } from '../../frame/use-user.ts'
import styles from './configuration-card.module.css'
import { configureViews } from './configure-views.ts'
import { usePublish } from './use-publish.ts'

interface Props {
  readonly title: string
  readonly configuration: Configuration
}

interface Typed {
  readonly content: JsonObject
  /** The version that it changes; absent once somebody was told of another: then it is the newest. */
  readonly from?: number
}

export function ConfigurationCard({ title, configuration }: Props) {
  const { toolTypeId, content, version, mayChange, hasDraft } = configuration
  const [typed, setTyped] = useState<Typed>()
  const { publish, isPublishing, faults, forget } = usePublish(configuration, {
    onPublished: () => setTyped(undefined),
    onMoved: () => setTyped((it) => it && { content: it.content }),
  })
  const { time_zone: timeZone } = useUser().district
  const isTyped = typed !== undefined && !isSame(typed.content, content)
  useLeaveQuestion(() => isTyped)
  const Settings = configureViews.get(toolTypeId)
  const change = (next: JsonObject) =>
    setTyped((it) => (it ? { ...it, content: next } : { content: next, from: version }))
  const undo = () => {
    setTyped(undefined)
    forget()
  }
  return (
    <>
      <Card title={title} subtitle={publishedWords(configuration, timeZone)} className={styles.card}>
        <Suspense>
          {Settings && (
            <Settings
              value={typed?.content ?? content}
              change={change}
              isReadOnly={!mayChange || hasDraft}
              faults={faults}
            />
          )}
        </Suspense>
      </Card>
      {isTyped && (
        <SaveBar
          words={`Not published yet. Observers still use version ${version}.`}
          save="Publish"
          isSaving={isPublishing}
          onUndo={undo}
          onSave={() => publish(typed.content, typed.from ?? version)}
        />
      )}
    </>
  )
}

/** «Version 2, published Oct 22, 9:30 AM by Lorraine Tsosie» */
function publishedWords(configuration: Configuration, timeZone: string) {
  const { version, publishedAt, publishedBy } = configuration
  const by =
    publishedBy && publishedAt
      ? `published ${momentIn(timeZone, publishedAt)} by ${publishedBy}`
      : 'as Corridor ships it'
  return [`Version ${version}, ${by}.`, ...whyReadOnly(configuration)].join(' ')
}

/** Publishing puts an end to a draft: whoever writes one does that in its editor. */
function whyReadOnly({ mayChange, hasDraft }: Configuration): string[] {
  if (!mayChange) return ['Your district sets it.']
  return hasDraft ? ['A draft is being written: publish or discard it first.'] : []
}
