import { areSingleKeysOn, SINGLE_KEYS } from '@corridor/tools/keys/single-keys'
import { Card } from '@corridor/ui/card'
import { useState } from 'react'
import { SwitchRow } from './switch-row.tsx'

/** Turns single keys on or off, for people whose dictation or hands press letters that they did not mean. */
export function KeysCard() {
  const [areOn, setAreOn] = useState(areSingleKeysOn)
  const turn = (on: boolean) => {
    localStorage.setItem(SINGLE_KEYS, on ? 'on' : 'off')
    setAreOn(on)
  }
  return (
    <Card title="Keyboard" subtitle="On this device.">
      <SwitchRow
        title="Single-key shortcuts"
        description="While observing, a letter or a digit does what a tap does; on other pages / opens the search and ? the list of shortcuts. Arrows, Enter, Escape and keys with Ctrl stay on."
        isOn={areOn}
        onTurn={turn}
      />
    </Card>
  )
}
