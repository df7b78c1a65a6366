import { Choice } from '@corridor/ui/capture/choice'
import { useState } from 'react'
import { isCueOn, turnCue } from './cue-setting.ts'

const onOrOff = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** Turns cues off, for people whom a flash and a vibration disturb. The card still says when something is due. */
export function CueSwitch() {
  const [isOn, setIsOn] = useState(isCueOn)
  return (
    <Choice
      look="switch"
      label="Cue when due"
      options={onOrOff}
      value={isOn ? 'on' : 'off'}
      onChange={(next) => {
        turnCue(next === 'on')
        setIsOn(next === 'on')
      }}
    />
  )
}
