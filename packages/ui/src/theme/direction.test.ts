import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each(['a', 'b', 'button', 'em', 'label', 'option', 'small', 'span', 'strong'])(
  'what somebody typed turns nothing around outside of its <%s>',
  (element) => {
    const style = document.createElement('style')
    style.textContent = readFileSync('packages/ui/src/theme/base.css', 'utf8')
    document.head.append(style)
    const shown = document.body.appendChild(document.createElement(element))

    expect(getComputedStyle(shown).getPropertyValue('unicode-bidi')).toBe('isolate')

    style.remove()
    shown.remove()
  },
)
