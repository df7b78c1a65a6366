import { Tile } from '@corridor/ui/capture/tile'
import { codeLooks } from './code-looks.capture.tsx'
import styles from './code-pad.module.css'
import { type Code, codes, codeTitles } from './codes.ts'
import type { Tally } from './sweeps.ts'
import { useKeys } from './use-keys.capture.tsx'

interface Props {
  readonly tally: Tally
  readonly onPress: (code: Code) => void
}

/** The five codes, under both thumbs. */
export function CodePad({ tally, onPress }: Props) {
  useKeys(Object.fromEntries(codes.map((code, index) => [String(index + 1), () => onPress(code)])))
  return (
    <fieldset className={styles.pad} aria-label="Codes">
      {codes.map((code, index) => {
        const { Icon, tone } = codeLooks[code]
        return (
          <Tile
            key={code}
            label={codeTitles[code]}
            icon={<Icon size={28} stroke={1.8} />}
            tone={tone}
            count={tally[code]}
            hotkey={String(index + 1)}
            onPress={() => onPress(code)}
          />
        )
      })}
    </fieldset>
  )
}
