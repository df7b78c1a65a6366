import type { ConfigurationDetails } from '@corridor/contract/configurations/configurations'
import { isSame, type JsonObject } from '@corridor/domain/data/json'
import { useState } from 'react'
import { faultsOfContent } from '../../../forms/faults-under.ts'
import { useIsPhone } from '../../../frame/use-is-phone.ts'
import { findLoadedTool } from '../../../tool-definitions.ts'
import { EditorHeader } from './editor-header.tsx'
import styles from './editor-page.module.css'
import { EditorSide } from './editor-side.tsx'
import { EntryPanel } from './entry-panel.tsx'
import { faultsOfEntry, hasFault } from './faults.ts'
import { ImportErrors } from './import-errors.tsx'
import type { Kind } from './kind.ts'
import { type Entry, groupsOf, type Outline } from './outline.ts'
import { OutlineCard } from './outline-card.tsx'
import { SetPanel } from './set-panel.tsx'
import { type Mapping, summaryOf, trendsOf } from './trends.ts'
import { useDraft } from './use-draft.ts'
import { useImport } from './use-import.tsx'
import { usePublishSet } from './use-publish-set.ts'

interface Props<Content extends JsonObject, E extends Entry> {
  readonly kind: Kind<Content, E>
  readonly details: ConfigurationDetails
}

/** Mock-up 18: what is in it at the left, the one that is written in the middle, how it looks and where it stands at the right. */
export function EditorPage<Content extends JsonObject, E extends Entry>({
  kind,
  details,
}: Props<Content, E>) {
  const { toolTypeId, version, versions, mayChange } = details
  const tool = findLoadedTool(toolTypeId)
  const draft = useDraft(kind, details)
  const [mapping, setMapping] = useState<Mapping>({})
  const [chosenId, setChosenId] = useState<string | null>(null)
  const isPhone = useIsPhone()
  const content = kind.read(draft.content)
  const outline = kind.outline(content)
  const choose = (id: string | null) => {
    setChosenId(id)
    // What takes the place of a long list begins at its top.
    if (isPhone) window.scrollTo({ top: 0 })
  }
  const { publish, isPublishing, faults, forgetFaults } = usePublishSet(details, {
    inTurn: draft.inTurn,
    onPublished: (published, sent) => {
      setMapping({})
      draft.settlePublished(published, sent)
    },
    onRefused: (said) => {
      const wrong = outline.entries.find((_, at) => hasFault(faultsOfEntry(said, kind, at)))
      if (wrong) choose(wrong.id)
    },
    // What was said, was said of another version.
    onMoved: () => setMapping({}),
  })
  const before = versions[0]?.content
  const trends = trendsOf(tool, before, content)
  const isDraft = version === 0 || !isSame(before, content)
  const unsaid = outline.entries.filter(({ id }) => trends.changed.has(id) && !mapping[id])
  const chosen = outline.entries.find(({ id }) => id === chosenId)
  const entry = chosen ?? groupsOf(outline).flatMap(({ entries }) => entries)[0]
  const ids = outline.entries.map(({ id }) => id)
  const summary = summaryOf(trends, ids, mapping, version + 1, kind.words)
  const faultsAt = (it: E) => faultsOfEntry(faults, kind, outline.entries.indexOf(it))

  const beginAnew = () => {
    setMapping({})
    forgetFaults()
  }
  const imported = useImport(kind, {
    ...{ content, out: before, isDraft },
    onRead: (next) => {
      beginAnew()
      draft.change(next)
      choose(null)
    },
  })
  const put = (next: Outline<E>) => draft.change(kind.withOutline(content, next))
  const remarkOn = (it: E) => {
    if (hasFault(faultsAt(it))) return 'To mend'
    if (trends.isNew(it.id)) return 'New'
    const isChanged = trends.changed.has(it.id)
    return isChanged
      ? { same: 'Same', reworded: 'Reworded', unsaid: 'Changed' }[mapping[it.id] ?? 'unsaid']
      : undefined
  }
  const publishNow = async () => {
    const [first] = unsaid
    if (first) return choose(first.id)
    if (await draft.save()) publish(content, mapping, summary)
  }
  return (
    <>
      <EditorHeader
        kind={kind}
        details={details}
        title={kind.titleOf(content)}
        content={content}
        isDraft={isDraft}
        state={draft.state}
        unsaid={unsaid.length}
        toMend={Object.keys(faults).length}
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
      <div className={styles.columns} data-open={chosen ? 'entry' : 'outline'}>
        <div className={styles.outline}>
          <SetPanel
            kind={kind}
            content={content}
            isReadOnly={!mayChange}
            faults={faultsOfContent(faults)}
            onChange={draft.change}
          />
          <OutlineCard
            kind={kind}
            outline={outline}
            chosenId={entry?.id}
            isReadOnly={!mayChange}
            faults={faultsOfContent(faults)}
            remarkOn={remarkOn}
            onChoose={choose}
            onChange={put}
          />
        </div>
        <EntryPanel
          key={entry?.id}
          kind={kind}
          content={content}
          outline={outline}
          entry={entry}
          version={version}
          trends={trends}
          mapping={mapping}
          isReadOnly={!mayChange}
          faultsAt={faultsAt}
          onSay={(id, said) => setMapping({ ...mapping, [id]: said })}
          onChange={put}
          onChoose={choose}
        />
        <EditorSide
          kind={kind}
          details={details}
          content={content}
          entry={entry}
          isDraft={isDraft}
          summary={summary}
        />
      </div>
    </>
  )
}
