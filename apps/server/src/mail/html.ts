interface Look {
  readonly action: string | null
  readonly district: string | undefined
  /** Whether the mail carries the district's logo, attached as `logo`. */
  readonly hasLogo: boolean
}

/**
 * A text as HTML: its paragraphs, and the first line that is an address as a button. Mail programs choose a light or
 * dark background of their own, so only the button has one.
 */
export function htmlOf(text: string, { action, district, hasLogo }: Look): string {
  const paragraphs = text.trim().split(/\n{2,}/)
  // The sender stands at the end of every text; in HTML the foot says so.
  const told = paragraphs.at(-1) === 'Corridor' ? paragraphs.slice(0, -1) : paragraphs
  const at = told.findIndex((it) => isAddress.test(it))
  const body = told.map((it, place) => (place === at ? button(it, action ?? 'Open Corridor') : paragraph(it)))
  const name = district === undefined ? undefined : safe(district)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${css}</style></head><body style="margin:0;padding:24px 16px;${words}"><div style="max-width:34em;margin:0 auto;word-break:break-word;overflow-wrap:break-word">${head(name, hasLogo)}${body.join('')}${at < 0 ? '' : byHand(told[at] ?? '')}${foot(name)}</div></body></html>`
}

const isAddress = /^https?:\/\/\S+$/
const words = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#14262c"
const css =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{color:#e4eef0!important}.go{background:#74c8d8!important;color:#07262e!important}.small{color:#a8bcc1!important}.link{color:#74c8d8!important}}'

function head(district: string | undefined, hasLogo: boolean): string {
  if (district === undefined) return ''
  return hasLogo
    ? `<p style="margin:0 0 24px"><img src="cid:logo" alt="${district}" style="display:block;max-width:200px;max-height:56px"></p>`
    : `<p style="margin:0 0 24px;font-weight:600">${district}</p>`
}

function button(address: string, says: string): string {
  return `<p style="margin:24px 0"><a class="go" href="${safe(address)}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:#0e5a6b;color:#ffffff;font-weight:600;text-decoration:none">${safe(says)}</a></p>`
}

function byHand(address: string): string {
  return `<p class="small" style="${small}">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${safe(address)}</span></p>`
}

// A code is copied by hand from one screen to another.
const startsWithCode = /^\d{6}(?= is your code )/
const large = 'font-size:28px;line-height:1.3;letter-spacing:3px'
const small = 'margin:24px 0 0;font-size:13px;color:#4c6268'

function foot(district: string | undefined): string {
  return `<p class="small" style="${small}">${district === undefined ? 'Sent by Corridor' : `Sent by Corridor for ${district}`}</p>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${text.split('\n').map(line).join('<br>')}</p>`
}

function line(text: string): string {
  const [code = ''] = startsWithCode.exec(text) ?? []
  if (code) return `<strong style="${large}">${code}</strong>${safe(text.slice(code.length))}`
  return isAddress.test(text)
    ? `<a class="link" href="${safe(text)}" style="color:#0e5a6b">${safe(text)}</a>`
    : safe(text)
}

function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
