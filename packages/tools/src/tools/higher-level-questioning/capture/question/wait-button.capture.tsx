import { Button } from '@corridor/ui/capture/button'
import { useClock } from '@corridor/ui/capture/use-clock'
import { IconAlarm } from '@tabler/icons-react'
import { waitWords } from '../../waits.ts'
import { useHold } from '../use-hold.capture.tsx'

interface Props {
  readonly waitSeconds: number | null
  /** Since when the wait is being timed; null: it is not. */
  readonly since: number | null
  readonly now: () => number
  readonly onTap: (at: number) => void
  readonly onHeld: (milliseconds: number) => void
}

/** The wait button: held while the class thinks, or tapped when the question ends and again when an answer begins. */
export function WaitButton({ waitSeconds, since, now, onTap, onHeld }: Props) {
  const hold = useHold(now, (at, heldMs) => (heldMs > 0 ? onHeld(heldMs) : onTap(at)))
  return (
    <Button
      look="quiet"
      icon={<IconAlarm size={18} stroke={1.8} aria-hidden />}
      aria-keyshortcuts="w"
      aria-pressed={since !== null}
      {...hold}
    >
      {since === null ? restWords(waitSeconds) : <Running since={since} now={now} />}
    </Button>
  )
}

function restWords(waitSeconds: number | null): string {
  return waitSeconds === null ? 'Time wait' : `Wait ${waitWords(waitSeconds)}`
}

function Running({ since, now }: { readonly since: number; readonly now: () => number }) {
  return `Waiting ${Math.max(0, Math.floor((useClock(now) - since) / 1_000))} s`
}
