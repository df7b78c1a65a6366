import type { JsonObject } from '@corridor/domain/data/json'
import type { CaptureProps, SealedCaptureView } from '@corridor/tools/capture-view'
import { memo } from 'react'

interface Props extends CaptureProps<JsonObject, JsonObject> {
  readonly view: SealedCaptureView
}

/** The tool itself. What the sync loop notes about an observation does not draw it again. */
export const CaptureTool = memo(function CaptureTool({ view, ...props }: Props) {
  return <view.Component {...props} />
})
