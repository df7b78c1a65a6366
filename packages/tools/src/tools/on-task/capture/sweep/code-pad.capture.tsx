import { Tile } from '@corridor/ui/capture/tile'
import { useSteady } from '@corridor/ui/capture/use-steady'
import { memo } from 'react'
import { useKeys } from '../../../../keys/use-keys.capture.tsx'
import { type Code, codes, codeTitles } from '../../codes.ts'
import type { Tally } from '../../sweeps.ts'
import { codeLooks } from '../code-looks.capture.tsx'
import styles from './code-pad.module.css'

interface Props {
  readonly tally: Tally
  readonly onPress: (code: Code) => void
}

/** The five codes, under both thumbs. */
export function CodePad({ tally, onPress }: Props) {
  const press = useSteady(onPress)
  useKeys(Object.fromEntries(codes.map((code, index) => [String(index + 1), () => press(code)])))
  return (
    <fieldset className={styles.pad} aria-label="Codes">
      {codes.map((code) => (
        <CodeTile key={code} code={code} count={tally[code]} onPress={press} />
      ))}
    </fieldset>
  )
}

const shortTitles: Partial<Record<Code, string>> = {
  passive: 'Passive',
  active: 'Active',
  'other-work': 'Other',
  'cannot-see': 'Unseen',
}

interface TileProps {
  readonly code: Code
  readonly count: number
  readonly onPress: (code: Code) => void
}

/** A code’s tile; a tap draws only the one whose count it changes. */
const CodeTile = memo(function CodeTile({ code, count, onPress }: TileProps) {
  const { icon, tone } = codeLooks[code]
  return (
    <Tile
      label={codeTitles[code]}
      short={shortTitles[code]}
      icon={icon}
      tone={tone}
      count={count}
      hotkey={String(codes.indexOf(code) + 1)}
      onPress={() => onPress(code)}
    />
  )
})
