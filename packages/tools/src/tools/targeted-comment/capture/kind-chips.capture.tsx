import { Button } from '@corridor/ui/capture/button'
import { showInStrip } from '@corridor/ui/capture/show-in-strip'
import { IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { type Kind, kindTitles } from '../kinds.ts'
import styles from './kind-chips.module.css'
import { kindIcons } from './kind-looks.capture.tsx'

interface Props {
  readonly kinds: readonly Kind[]
  readonly chosen: Kind
  readonly onChoose: (kind: Kind) => void
}

export function KindChips({ kinds, chosen, onChoose }: Props) {
  const chips = useRef<HTMLFieldSetElement>(null)

  // The scroll position of the chips: on a phone not all of them are seen.
  useEffect(() => {
    const chip = chips.current?.children[kinds.indexOf(chosen)]
    if (chips.current && chip instanceof HTMLElement) showInStrip(chips.current, chip)
  }, [kinds, chosen])

  return (
    <fieldset ref={chips} className={styles.kinds} aria-label="Kind">
      {kinds.map((kind, index) => {
        const Icon = kind === chosen ? IconCheck : kindIcons[kind]
        return (
          <Button
            key={kind}
            shape="pill"
            aria-pressed={kind === chosen}
            aria-keyshortcuts={String(index + 1)}
            icon={<Icon size={18} stroke={1.8} aria-hidden />}
            onClick={() => onChoose(kind)}
          >
            {kindTitles[kind]}
          </Button>
        )
      })}
    </fieldset>
  )
}
