/** Sixteen hexadecimal digits that stand for a text: the same on every device, and no secret. */
export function fingerprint(text: string): string {
  return half(text, 0x81_1c_9d_c5, 0x01_00_01_93) + half(text, 0x3b_9a_ca_07, 0x05_f5_e1_01)
}

// FNV-1a, with a start and a factor.
function half(text: string, start: number, factor: number): string {
  let sum = start
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), factor)
  return (sum >>> 0).toString(16).padStart(8, '0')
}
