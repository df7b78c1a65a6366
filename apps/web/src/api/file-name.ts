/** What a server calls a file, in the spelling for all letters or else in the plain one (RFC 6266). */
export function fileNameIn(headers: Headers): string {
  const words = headers.get('content-disposition') ?? ''
  const [, encoded] = /filename\*=UTF-8''([^;\s]+)/i.exec(words) ?? []
  const [, plain = ''] = /filename="?([^";]+)"?/i.exec(words) ?? []
  return encoded === undefined ? plain : decodeURIComponent(encoded)
}
