/** The words that a camera hides in a picture, and where it was taken. */
export const PLACE = 'GPS 39.7392 N, 104.9903 W'

function segment(marker: number, data: string): Buffer {
  const content = Buffer.from(data, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** As small as one can be, with everything that a phone writes into it. */
export function aJpeg(notes = [segment(0xe1, `Exif\0\0${PLACE}`), segment(0xfe, PLACE)]): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'),
    ...notes,
    segment(0xdb, '\0'.padEnd(65, '\u0001')),
    segment(0xda, '\u0001\u0001\0\0?\0'),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
    // A second picture behind the first, as some phones keep it.
    Buffer.from(`MPF ${PLACE}`),
  ])
}

export function aPng(): Buffer {
  const part = (name: string, data: string) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(data.length)
    return Buffer.concat([head, Buffer.from(name + data, 'latin1'), Buffer.alloc(4)])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [
    part('IHDR', 'x'.repeat(13)),
    part('tEXt', PLACE),
    part('eXIf', PLACE),
    part('IDAT', 'pixels'),
  ]
  return Buffer.concat([signature, ...parts, part('IEND', ''), Buffer.from(PLACE)])
}

export function aWebp(): Buffer {
  const part = (name: string, data: string) => {
    const head = Buffer.from(`${name}0000`)
    head.writeUInt32LE(data.length, 4)
    return Buffer.concat([head, Buffer.from(data, 'latin1'), Buffer.alloc(data.length % 2)])
  }
  const parts = Buffer.concat([
    part('VP8X', `\u000c${'\0'.repeat(9)}`),
    part('VP8 ', 'pixels'),
    part('EXIF', PLACE),
  ])
  const head = Buffer.from('RIFF0000WEBP')
  head.writeUInt32LE(parts.length + 4, 4)
  return Buffer.concat([head, parts])
}
