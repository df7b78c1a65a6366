/** The file name in a reply’s headers: `filename*`, which can spell any letter, or else `filename` (RFC 6266). */
export function fileNameIn(headers: Headers): string {
  const words = headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(words) ?? []
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(words) ?? []
  return encoded === undefined ? plain : decodeURIComponent(encoded)
}
