import { Button } from '@corridor/ui/capture/button'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { IconChevronRight, IconInfoCircle } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { CaptureProps } from '../../../definition/capture-view.ts'
import layout from '../../../layout/tool-screen.module.css'
import type { LookForCapture } from '../custom-look-for.shape.ts'
import { isMarked } from '../marks.ts'
import type { LookForSet } from '../set/look-for-set.shape.ts'
import { partsOf } from '../set/set-order.ts'
import { ItemCard } from './item-card.capture.tsx'
import styles from './look-for-screen.module.css'
import { SetHead } from './set-head.capture.tsx'
import { useActs } from './use-acts.capture.tsx'
import { useItemKeys } from './use-item-keys.capture.tsx'
import { SCREEN_ID, usePlace } from './use-place.capture.tsx'

const none: readonly never[] = []

/** The look-fors on the capture screen, between the header and the footer that the frame draws for every tool. */
export function LookForScreen(props: CaptureProps<LookForSet, LookForCapture>) {
  const { capture, config, visit, around, now } = props
  const { marks, runs, files } = capture
  const parts = useMemo(() => partsOf(config), [config])
  const runsBy = useMemo(() => byItem(runs), [runs])
  const filesBy = useMemo(() => byItem(files), [files])
  const items = useMemo(() => new Map(config.items.map((item) => [item.id, item])), [config])
  const acts = useActs(props)

  const isDone = (id: string) => {
    const item = items.get(id)
    return item !== undefined && isMarked(item, marks[id], runsBy.get(id) ?? none)
  }
  const place = usePlace(parts, isDone)
  const { current, open } = place
  useItemKeys({
    item: current,
    runs: runsBy.get(current?.id ?? '') ?? none,
    isOver: visit.endedAt !== null,
    acts,
    onMove: place.move,
    onTurn: (by) => place.turnTo(open + by),
    onAnswered: () => place.move(1),
    onWrite: () => current && place.write(current.id),
  })
  const openDomain = useSteady((id: string) =>
    place.turnTo(parts.findIndex(({ domain }) => domain.id === id)),
  )
  const write = useSteady(place.write)
  const next = parts[open + 1]

  return (
    <div id={SCREEN_ID} className={layout.screen} onPointerDown={place.letGo}>
      <SetHead
        set={config}
        version={around.version}
        parts={parts}
        marked={parts.map((part) => part.items.filter(({ id }) => isDone(id)).length)}
        openId={parts[open]?.domain.id}
        onOpen={openDomain}
      />
      <p className={styles.keys}>Keys: 1–3 mark · ↑ ↓ look-fors · ← → domains · E evidence</p>
      <div className={styles.columns} aria-hidden>
        <span>Look-for</span>
        <span>Mark</span>
        <span>Evidence</span>
      </div>
      <section className={styles.items} aria-label={parts[open]?.domain.title}>
        {place.items.map((item) => (
          <ItemCard
            key={item.id}
            item={item}
            mark={marks[item.id]}
            runs={runsBy.get(item.id) ?? none}
            attached={filesBy.get(item.id) ?? none}
            files={around.files}
            visit={visit}
            now={now}
            acts={acts}
            isCurrent={item.id === current?.id}
            isWriting={item.id === place.writing}
            onWriting={write}
          />
        ))}
      </section>
      <p className={styles.note}>
        <IconInfoCircle size={16} stroke={1.8} aria-hidden />
        “No opportunity” is left out of the rate. It is not a zero.
      </p>
      {next && (
        <div className={styles.foot}>
          <Button className={styles.next ?? ''} onClick={() => place.turnTo(open + 1)}>
            {`Next: ${next.domain.title}`}
            <IconChevronRight size={20} stroke={1.8} aria-hidden />
          </Button>
        </div>
      )}
    </div>
  )
}

/** Things grouped by item, in lists that stay the same as long as the whole does. */
function byItem<T extends { readonly itemId: string }>(
  things: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const found = new Map<string, T[]>()
  for (const it of things) found.set(it.itemId, [...(found.get(it.itemId) ?? []), it])
  return found
}
