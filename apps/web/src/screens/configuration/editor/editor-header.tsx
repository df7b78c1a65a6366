import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import type { JsonObject } from '@corridor/domain/data/json'
import { counted } from '@corridor/domain/words/count-words'
import { asTag, Tag } from '@corridor/ui/tag'
import { Button, Modal } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconCloudUp, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { Crumbs } from '../../../frame/header/crumbs.tsx'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { useSets } from '../sets/written-sets.ts'
import type { DraftState } from './draft.ts'
import styles from './editor-header.module.css'
import { EditorMenu } from './editor-menu.tsx'
import { TryTool } from './try-tool.tsx'

interface Props {
  readonly details: ConfigurationDetails
  readonly content: JsonObject
  readonly isDraft: boolean
  readonly state: DraftState
  /** How many reworded items wait until somebody says whether they are still the same. */
  readonly unsaid: number
  /** Whether the person tried to publish before saying so. */
  readonly isAsked: boolean
  /** How many fields the server wants changed before it publishes. */
  readonly toMend: number
  readonly isPublishing: boolean
  readonly onPublish: () => void
  readonly onImport: (file: File) => Promise<void>
  readonly onSave: () => void
  /** Called before the draft is thrown away; resolves when no save is under way. */
  readonly onDiscard: () => Promise<void>
  readonly onKept: () => void
  readonly onDiscarded: (left: ConfigurationDetails | null) => void
}

export function EditorHeader(props: Props) {
  const sets = useSets()
  const { toolTypeId, words, kind } = sets
  const { details, content, isDraft, state, unsaid, isAsked, toMend } = props
  const [isTrying, setIsTrying] = useState(false)
  const isPhone = useIsPhone()
  const { onImport, onDiscard, onKept, onDiscarded } = props
  const { version, mayChange, status } = details
  const saved = { saved: 'Draft saved', saving: 'Saving …', unsaved: 'Saving …', failed: 'Not saved yet' }[
    state
  ]
  const SavedIcon = {
    saved: IconCloudCheck,
    saving: IconCloudUp,
    unsaved: IconCloudUp,
    failed: IconCloudOff,
  }[state]
  return (
    <header className={styles.header}>
      <div>
        <Crumbs under={sets} />
        <h1>{kind.titleOf(content) || `A ${words.set} without a title`}</h1>
        <p className={styles.state}>
          {isDraft ? (
            <>
              <Tag tone="accent">v{version + 1} draft</Tag>
              {version > 0 ? `Based on v${version}, which stays in use until you publish` : 'Not in use yet'}
            </>
          ) : (
            <>
              <Tag tone={status === 'retired' ? 'plain' : 'brand'}>
                v{version} {status}
              </Tag>
              {standing(details)}
            </>
          )}
        </p>
        {unsaid > 0 && mayChange && <Unsaid many={unsaid} isAsked={isAsked} />}
        {toMend > 0 && (
          <p role="alert" className={styles.mend}>
            Not published: {counted(toMend, 'thing')} to fix first.
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {isDraft && mayChange && (
          <span role="status" {...asTag({ tone: state === 'failed' ? 'accent' : 'brand', shape: 'pill' })}>
            <SavedIcon size={18} stroke={1.8} aria-hidden /> {saved}
          </span>
        )}
        {state === 'failed' && (
          <Button variant="default" size="md" onClick={props.onSave}>
            Try again
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          leftSection={<IconDeviceMobile size={18} />}
          onClick={() => setIsTrying(true)}
        >
          Try it
        </Button>
        <EditorMenu
          details={details}
          content={content}
          isDraft={isDraft}
          onImport={onImport}
          onDiscard={onDiscard}
          onKept={onKept}
          onDiscarded={onDiscarded}
        />
        {mayChange && (
          <Button size="md" disabled={!isDraft} loading={props.isPublishing} onClick={props.onPublish}>
            Publish v{version + 1}
          </Button>
        )}
      </div>
      <Modal
        opened={isTrying}
        onClose={() => setIsTrying(false)}
        title={<strong>Try it</strong>}
        size={440}
        fullScreen={isPhone}
        padding={isPhone ? 8 : 24}
      >
        <TryTool toolTypeId={toolTypeId} content={kind.tried(content)} />
      </Modal>
    </header>
  )
}

function standing({ mayChange, status }: ConfigurationDetails): string {
  if (status === 'retired') return 'Observers no longer start with it; its visits stay'
  return mayChange ? 'What you change becomes a draft' : 'Set by your district'
}

interface UnsaidProps {
  readonly many: number
  readonly isAsked: boolean
}

function Unsaid({ many, isAsked }: UnsaidProps) {
  const { words } = useSets()
  return (
    <p role={isAsked ? 'alert' : 'status'} className={isAsked ? styles.mend : styles.unsaid}>
      {isAsked && 'Not published. '}
      {unsaidWords(many, words)}
    </p>
  )
}

function unsaidWords(unsaid: number, { one, many }: { readonly one: string; readonly many: string }): string {
  return unsaid === 1
    ? `1 ${one} reads differently than before. Say whether it still means the same.`
    : `${counted(unsaid, one, many)} read differently than before. For each one, say whether it still means the same.`
}
