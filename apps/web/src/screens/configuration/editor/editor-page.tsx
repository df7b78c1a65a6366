import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { isSame } from '@corridor/domain/data/json'
import type { Faults } from '@corridor/tools/fields/faults-under'
import { hasFault } from '@corridor/tools/set-editor/entry-faults'
import { groupsOf } from '@corridor/tools/set-editor/outline/outline'
import { SetEditor } from '@corridor/tools/set-editor/set-editor.view'
import { type Mapping, summaryOf, trendsOf } from '@corridor/tools/set-editor/trends'
import { useEffect, useState } from 'react'
import { newId } from '../../../device/new-id.ts'
import { faultsOfContent } from '../../../forms/faults-of-content.ts'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { findLoadedTool } from '../../../tool-definitions.ts'
import { useSets } from '../sets/written-sets.ts'
import { EditorHeader } from './editor-header.tsx'
import { EditorSide } from './editor-side.tsx'
import { ImportErrors } from './import-errors.tsx'
import { useDraft } from './use-draft.ts'
import { useImport } from './use-import.tsx'
import { usePublishSet } from './use-publish-set.ts'

interface Props {
  readonly details: ConfigurationDetails
}

/** A set’s page: its editor, how it looks to observers, its versions, and the bar that saves and publishes. */
export function EditorPage({ details }: Props) {
  const { kind, words } = useSets()
  const { toolTypeId, version, versions, mayChange } = details
  const tool = findLoadedTool(toolTypeId)
  const draft = useDraft(kind, details)
  const [mapping, setMapping] = useState<Mapping>({})
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const [refusedAt, setRefusedAt] = useState(0)
  useFocusOnTrend(asked)
  const isPhone = useIsPhone()
  const content = kind.read(draft.content)
  const outline = kind.outline(content)
  const choose = (id: string | null) => {
    setChosenId(id)
    // An item that takes the place of a long list begins at its top.
    if (isPhone) window.scrollTo({ top: 0 })
  }
  const { publish, isPublishing, faults, forgetFaults } = usePublishSet(details, {
    inTurn: draft.inTurn,
    onPublished: (published, sent) => {
      setMapping({})
      draft.settlePublished(published, sent)
    },
    onRefused: (said) => {
      setRefusedAt(outline.entries.length)
      const refused = { kind, content, faults: faultsOfContent(said) }
      const wrong = outline.entries.find((it) => hasFault(refused, it))
      if (wrong) choose(wrong.id)
    },
    // The answers about reworded items were given for another version.
    onMoved: () => setMapping({}),
  })
  const ofContent = faultsOfContent(faults)
  const standing = faultsThatStand(ofContent, kind.entriesAt, outline.entries.length !== refusedAt)
  const before = versions[0]?.content
  const trends = trendsOf(tool, before, content)
  const isDraft = version === 0 || !isSame(before, content)
  const unsaid = outline.entries.filter(({ id }) => trends.changed.has(id) && !mapping[id])
  const chosen = outline.entries.find(({ id }) => id === chosenId)
  const entry = chosen ?? groupsOf(outline).flatMap(({ entries }) => entries)[0]
  const ids = outline.entries.map(({ id }) => id)
  const summary = summaryOf(trends, ids, mapping, version + 1, words)

  const beginAnew = () => {
    setMapping({})
    forgetFaults()
  }
  const imported = useImport({
    content,
    out: before,
    isDraft,
    onRead: (next) => {
      beginAnew()
      draft.change(next)
      choose(null)
    },
  })
  const publishNow = async () => {
    const [first] = unsaid
    if (first) {
      choose(first.id)
      return setAsked(asked + 1)
    }
    if (await draft.save()) publish(content, mapping, summary)
  }
  return (
    <>
      <EditorHeader
        details={details}
        content={content}
        isDraft={isDraft}
        state={draft.state}
        unsaid={unsaid.length}
        isAsked={asked > 0}
        toMend={Object.keys(faults).length - (Object.keys(ofContent).length - Object.keys(standing).length)}
        isPublishing={isPublishing}
        onPublish={publishNow}
        onImport={imported.read}
        onSave={draft.save}
        onDiscard={draft.stop}
        onKept={draft.resume}
        onDiscarded={(left) => {
          beginAnew()
          draft.settle(left?.content ?? content, left?.draftRevision ?? 0)
        }}
      />
      {imported.errors.length > 0 && <ImportErrors errors={imported.errors} onClose={imported.close} />}
      <SetEditor
        isEntryOpen={chosen !== undefined}
        editing={{
          kind,
          words,
          content,
          outline,
          entry,
          version,
          trends,
          mapping,
          isReadOnly: !mayChange,
          faults: standing,
          newId,
          change: draft.change,
          choose,
          say: (id, said) => {
            setMapping({ ...mapping, [id]: said })
            setAsked(0)
          },
        }}
      >
        <EditorSide details={details} content={content} entry={entry} isDraft={isDraft} summary={summary} />
      </SetEditor>
    </>
  )
}

/** Focuses what has to be said before publishing, and scrolls there. */
function useFocusOnTrend(asked: number) {
  useEffect(() => {
    if (asked > 0) document.querySelector<HTMLElement>('main [aria-label="Trend link"] input')?.focus()
  }, [asked])
}

/** The faults that still stand: one about the number of entries goes once there are more or fewer. */
function faultsThatStand(faults: Faults, entriesAt: string, hasOtherCount: boolean): Faults {
  const standing = Object.entries(faults).filter(([path]) => !(hasOtherCount && path === entriesAt))
  return Object.fromEntries(standing)
}
