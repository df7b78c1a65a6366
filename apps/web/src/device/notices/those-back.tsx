import { useKeptList, useOpenDevice } from '../use-device.ts'
import { CameBack, isBack } from './came-back.tsx'

/** A notice for each draft on this device that came back after it was deleted. */
export default function ThoseBack() {
  const device = useOpenDevice()
  const back = useKeptList().filter(isBack)
  return device ? back.map((kept) => <CameBack key={kept.id} device={device} kept={kept} isNamed />) : null
}
