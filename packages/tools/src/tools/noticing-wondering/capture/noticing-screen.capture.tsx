import { counted } from '@corridor/domain/words/count-words'
import { useStays } from '@corridor/ui/capture/use-stays'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { taggedWith } from '../../../target-picker/tags.ts'
import { useOpenSets } from '../../../target-picker/target-picker.capture.tsx'
import { setsOf } from '../../../target-picker/target-picker.ts'
import { areSameItems, useKept } from '../../../target-picker/use-kept.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'
import type { Column } from '../columns.ts'
import { countWords, ofColumn, writtenIn } from '../entries.ts'
import type { Entry, NoticingCapture, NoticingConfig } from '../noticing-wondering.shape.ts'
import { Composer } from './composer/composer.capture.tsx'
import { useNewEntry } from './composer/use-new-entry.capture.tsx'
import { changeEntry, dropEntry, inColumn } from './entry/entry-changes.ts'
import { EntryEditor } from './entry/entry-editor.capture.tsx'
import { FocusBand } from './focus-band.capture.tsx'
import styles from './noticing-screen.module.css'
import { Stream } from './stream.capture.tsx'

/** The two columns on the capture screen, between the header and the footer that the frame draws for every tool. */
export function NoticingScreen(props: CaptureProps<NoticingConfig, NoticingCapture>) {
  const { capture, config, visit, around, change } = props
  const fresh = useNewEntry(props)
  const [openId, setOpenId] = useState<string | null>(null)
  const [sets] = useState(() => setsOf(around.targets()))
  const openSets = useOpenSets()
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const hold = useStays()

  const open = capture.entries.find(({ id }) => id === openId)
  const filled = writtenIn(capture)
  // An open entry is listed while it is still empty.
  const listed = open && !filled.includes(open) ? [...filled, open] : filled
  const shown = useKept(
    listed.filter(({ id }) => id !== fresh.entry?.id),
    areSameItems,
  )
  const timeOf = ({ at }: Entry) => elapsedIn(visit, at)
  const noticings = ofColumn(shown, 'noticing')
  const cause = noticings.find(({ id }) => id === fresh.causeId)
  const isFull = !fresh.entry && shown.length >= config.mostEntries

  // The scroll position of the stream: what was just added is seen, also under an earlier noticing, and what is open.
  const latest = shown.reduce((last, { at, id }) => (at > last.at ? { at, id } : last), { at: '', id: '' }).id
  useEffect(() => {
    list.current?.querySelector(`[data-entry="${latest}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [latest])
  useEffect(() => {
    list.current?.querySelector(`[data-entry="${openId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [openId])

  // The focus moves along: an entry in another column is drawn in another place, and the observer goes on there.
  const switchedTo = useRef<Column>(undefined)
  useLayoutEffect(() => {
    if (!switchedTo.current || open?.column !== switchedTo.current) return
    switchedTo.current = undefined
    const card = list.current?.querySelector(`[data-entry="${openId}"]`)
    card?.scrollIntoView({ block: 'nearest' })
    card?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
  })

  const close = useSteady(() => {
    if (open && open.text.trim() === '') change('empty entry', (it) => dropEntry(it, open.id))
    setOpenId(null)
  })
  const openCard = useSteady((id: string) => {
    hold(list.current?.querySelector(`[data-entry="${id}"]`) ?? null)
    close()
    setOpenId(id)
  })
  const start = (column: 'noticing' | 'wondering') => {
    fresh.choose(column)
    field.current?.focus()
  }
  useKeys({ n: () => start('noticing'), w: () => start('wondering'), escape: open && close })

  const editor = open && (
    <EntryEditor
      entry={open}
      sets={sets}
      {...openSets}
      counts={taggedWith(shown)}
      causes={noticings.map((it) => ({ id: it.id, words: `${timeOf(it)} ${it.text}` }))}
      onEdit={(did, next, one) => change(did, (it) => changeEntry(it, open.id, next), one)}
      onColumn={(column) => {
        switchedTo.current = column
        change('column', (it) => changeEntry(it, open.id, (was) => inColumn(was, column)))
      }}
      onWonder={() => {
        close()
        fresh.wonderAbout(open.id)
        field.current?.focus()
      }}
      onRemove={() => {
        change(`${open.column} removed`, (it) => dropEntry(it, open.id))
        setOpenId(null)
      }}
      onClose={close}
    />
  )
  return (
    <div className={styles.screen}>
      <FocusBand question={config.focusQuestion} counts={countWords(shown)} />
      <Stream entries={shown} visit={visit} openId={openId} editor={editor} list={list} onOpen={openCard} />
      {isFull ? (
        <p className={styles.full}>
          These are {counted(config.mostEntries, 'entry', 'entries')}, the most your district asks for. Change
          or remove one to add another.
        </p>
      ) : (
        <Composer
          fresh={fresh}
          config={config}
          field={field}
          causeTime={cause && timeOf(cause)}
          isBrief={open !== undefined}
          onFocus={close}
        />
      )}
    </div>
  )
}
