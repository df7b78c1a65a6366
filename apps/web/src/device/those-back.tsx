import { CameBack, isBack } from './came-back.tsx'
import { useKeptList, useOpenDevice } from './use-device.ts'

/** All drafts on this device that came back after they were deleted. */
export default function ThoseBack() {
  const device = useOpenDevice()
  const back = useKeptList().filter(isBack)
  return device ? back.map((kept) => <CameBack key={kept.id} device={device} kept={kept} isNamed />) : null
}
