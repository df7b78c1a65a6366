import { Choice } from '@corridor/ui/capture/choice'
import { memo, useMemo } from 'react'
import { useKeys } from '../../../keys/use-keys.capture.tsx'
import type { KeepingTimeConfig } from '../keeping-time.shape.ts'

interface Props {
  readonly config: KeepingTimeConfig
  readonly value: string | undefined
  readonly isOpen: boolean
  /** `onTap` must be the same function in every render. */
  readonly onTap: (id: string) => void
}

/** How students sit together: a track of its own. Digits choose it. */
export const GroupingChips = memo(function GroupingChips({ config, value = '', isOpen, onTap }: Props) {
  const options = useMemo(
    () => config.groupings.map(({ id, label }) => ({ value: id, label })),
    [config.groupings],
  )
  useKeys(Object.fromEntries(options.map((it, index) => [String(index + 1), () => onTap(it.value)])))
  if (!isOpen) return null
  return <Choice label="Grouping" options={options} value={value} onChange={onTap} />
})
