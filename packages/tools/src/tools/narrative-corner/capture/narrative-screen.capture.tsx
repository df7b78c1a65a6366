import { useSteady } from '@corridor/ui/capture/use-steady'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CaptureProps, Target } from '../../../definition/capture-view.ts'
import type { Visit } from '../../../definition/tool.ts'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import { taggedWith } from '../../../target-picker/tags.ts'
import { useOpenSets } from '../../../target-picker/target-picker.capture.tsx'
import { setsOf, sharedCodes } from '../../../target-picker/target-picker.ts'
import { areSameCounts, areSameItems, useKept } from '../../../target-picker/use-kept.capture.tsx'
import { elapsedIn } from '../../../visit/elapsed.ts'
import { inOrder } from '../../../visit/in-order.ts'
import { kindTitles } from '../kinds.ts'
import { isFilled, isUntagged } from '../lines.ts'
import type { Line, NarrativeCapture, NarrativeConfig } from '../narrative-corner.shape.ts'
import { Composer } from './composer/composer.capture.tsx'
import { CounterLine } from './counter-line.capture.tsx'
import { EvidencePanel, EvidenceReach } from './evidence-panel.capture.tsx'
import { LinePanel } from './line/line-panel.capture.tsx'
import { changeLine } from './line-changes.ts'
import styles from './narrative-screen.module.css'
import { ScriptLines } from './script/script-lines.capture.tsx'
import { SidePanel } from './side-panel.capture.tsx'
import { useNewLine } from './use-new-line.capture.tsx'

/** The script on the capture screen, between the header and the footer that the frame draws for every tool. */
export function NarrativeScreen(props: CaptureProps<NarrativeConfig, NarrativeCapture>) {
  const { capture, config, visit, around, change, now } = props
  const fresh = useNewLine(props, config.kinds[0] ?? 'script')
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [asked, setAsked] = useState(0)
  const [{ sets, shared }] = useState(() => setsWith(around.targets()))
  const open = useOpenSets()
  const isWide = useIsWide()
  const field = useRef<HTMLTextAreaElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)

  const isListed = (it: Line) => it.id !== fresh.line?.id && (isFilled(it) || it.id === selectedId)
  const listed = useKept(inOrder(capture.lines).filter(isListed), areSameItems)
  const standing = useKept(
    listed.filter(({ removedAt }) => removedAt === null),
    areSameItems,
  )
  const selected = capture.lines.find(({ id, removedAt }) => id === selectedId && removedAt === null)
  const all = fresh.line ? [...standing, fresh.line] : standing
  const counts = useKept(taggedWith(all), areSameCounts)

  const edit = useSteady((did: string, next: (line: Line) => Partial<Line>, one?: string) => {
    if (selected) change(did, (it) => changeLine(it, selected.id, next), one)
  })
  const select = useSteady((id: string) => setSelectedId(id === selectedId ? null : id))
  const restore = useSteady((id: string) =>
    change('restored line', (it) => changeLine(it, id, () => ({ removedAt: null }))),
  )
  const remove = useSteady(() => {
    edit('line removed', () => ({ removedAt: new Date(now()).toISOString() }))
    if (selectedId === fresh.line?.id) fresh.moveOn()
    setSelectedId(null)
  })
  const close = useSteady(() => {
    setSelectedId(null)
    if (isWide) field.current?.focus()
  })
  const show = (id: string | undefined) => {
    if (id === undefined) return
    setSelectedId(id)
    list.current?.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus()
  }
  const move = (by: number) => {
    const place = standing.findIndex(({ id }) => id === selectedId)
    show((place < 0 ? standing.at(-1) : standing[place + by])?.id)
  }
  const ask = useSteady(() => {
    const id = fresh.line?.id ?? selected?.id ?? standing.at(-1)?.id
    if (id === undefined) return
    setSelectedId(id)
    setAsked((times) => times + 1)
  })
  const showUntagged = useSteady(() => {
    const place = standing.findIndex(({ id }) => id === selectedId)
    show((standing.slice(place + 1).find(isUntagged) ?? standing.find(isUntagged))?.id)
  })
  useKeys({ arrowup: () => move(-1), arrowdown: () => move(1), '#': ask, delete: selected && remove })

  // The keyboard's place in the page: after “#” it goes on in the finder.
  useEffect(() => {
    if (asked > 0) finder.current?.focus()
  }, [asked])

  // The keyboard’s place in the page: on a wide screen the observer begins to type. A phone’s keyboard would cover
  // half of it.
  useEffect(() => {
    if (isWide) field.current?.focus()
  }, [isWide])

  const panel = (selected || isWide) && (
    <SidePanel
      title={titleOf(selected, visit)}
      isWide={isWide}
      onClose={close}
      foot={<EvidenceReach sets={sets} counts={counts} />}
    >
      {selected ? (
        <LinePanel
          key={selected.id}
          line={selected}
          time={elapsedIn(visit, selected.at)}
          files={around.files}
          sets={sets}
          {...open}
          counts={counts}
          finder={finder}
          onEdit={edit}
          onRemove={remove}
        />
      ) : (
        <EvidencePanel sets={sets} counts={counts} />
      )}
    </SidePanel>
  )
  return (
    <div className={styles.screen}>
      <div className={styles.script}>
        <CounterLine lines={standing} visit={visit} now={now} onUntagged={showUntagged} />
        <ScriptLines
          lines={listed}
          visit={visit}
          selectedId={selectedId}
          shared={shared}
          list={list}
          onSelect={select}
          onRestore={restore}
        />
        {!isWide && panel}
        <Composer
          fresh={fresh}
          config={config}
          visit={visit}
          now={now}
          field={field}
          isBrief={!isWide && selected !== undefined}
          onTag={ask}
          onLast={() => move(0)}
        />
      </div>
      {isWide && panel}
    </div>
  )
}

function titleOf(line: Line | undefined, visit: Visit): string {
  return line ? `${kindTitles[line.kind]} at ${elapsedIn(visit, line.at)}` : 'Evidence so far'
}

function setsWith(targets: readonly Target[]) {
  const sets = setsOf(targets)
  return { sets, shared: sharedCodes(sets) }
}

const wide = '(min-width: 64em)'

/** Whether there is room for something beside the script. */
function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(wide).matches)
}

function listen(onChange: () => void) {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
