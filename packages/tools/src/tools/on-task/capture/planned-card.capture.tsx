import { memo } from 'react'
import { PassCard } from '../../../passes/pass-card.capture.tsx'
import { clockTime } from './clock-words.ts'

interface Props {
  readonly number: number
  readonly dueAt: number
  readonly timeZone: string
}

export const PlannedCard = memo(function PlannedCard({ number, dueAt, timeZone }: Props) {
  return (
    <PassCard name={`Sweep ${number}`} time={clockTime(timeZone, dueAt)} value="planned" state="planned" />
  )
})
