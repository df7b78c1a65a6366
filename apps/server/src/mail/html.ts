/** A text as simple HTML: its paragraphs, and a link of each line that is an address. */
export function htmlOf(text: string): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map(paragraph)
  return `<!doctype html><html lang="en"><body style="${style}">${paragraphs.join('')}</body></html>`
}

const style = 'max-width:34em;font:16px/1.5 system-ui,sans-serif;color:#10262c'

function paragraph(text: string): string {
  return `<p>${text.split('\n').map(line).join('<br>')}</p>`
}

function line(text: string): string {
  const safe = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return /^https?:\/\/\S+$/.test(text) ? `<a href="${safe}">${safe}</a>` : safe
}
