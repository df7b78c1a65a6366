interface Size {
  readonly width: number
  readonly height: number
}

/** The size of a JPEG, from its frame; undefined where it is none that paper can take: a page is not lost for one photo. */
export function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return undefined
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    if (isFrame(marker)) return sizeOf(view, at)
    // Fill bytes may stand between segments.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function sizeOf(view: DataView, at: number): Size | undefined {
  const [height, width, channels] = [view.getUint16(at + 5), view.getUint16(at + 7), view.getUint8(at + 9)]
  return width > 0 && height > 0 && [1, 3, 4].includes(channels) ? { width, height } : undefined
}

/** Whether a marker begins a frame, baseline, extended or progressive, which readers of PDF draw. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xc2
}
