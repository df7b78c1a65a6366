import { type actsOn, must } from './acts.ts'
import type { State } from './state.ts'

type Acts = ReturnType<typeof actsOn>

export interface Page {
  readonly html?: string
  readonly moved?: string
}

/** The processor's own pages: where somebody pays, and where they change the card on file. */
export function pagesOn(state: State, acts: Acts) {
  return (path: string, typed: URLSearchParams | null): Page | undefined => {
    const [, kind, id = ''] = path.split('/')
    if (kind === 'pay') return payPage(id, typed)
    return kind === 'portal' ? portalPage(id, typed) : undefined
  }

  function payPage(id: string, typed: URLSearchParams | null): Page {
    const session = must(state.sessions.get(id))
    if (session.status !== 'open') return { html: page('This page has expired', '') }
    if (typed && acts.pay(id, typed.get('card') ?? ''))
      return { moved: session.successUrl.replace('{CHECKOUT_SESSION_ID}', id) }
    const fault = typed ? '<p role="alert">Your card was declined.</p>' : ''
    const lines = session.lines.map((it) => `<li>${it.replaceAll('<', '&lt;')}</li>`).join('')
    const total = `$${(session.cents / 100).toFixed(2)}`
    return {
      html: page(
        'Pay Corridor',
        `<ul>${lines}</ul><p>Total ${total}</p>${fault}${cardForm('Pay')}<a href="${session.cancelUrl}">Back</a>`,
      ),
    }
  }

  function portalPage(id: string, typed: URLSearchParams | null): Page {
    const { customer, returnUrl } = must(state.portals.get(id))
    const number = typed?.get('card')
    if (number) acts.choose(customer, acts.attach(customer, number).id)
    else if (typed) for (const card of cardsOf(customer)) acts.detach(card)
    const remove = '<form method="post"><button>Remove card</button></form>'
    const back = `<a href="${returnUrl}">Return to Corridor</a>`
    const said = typed ? '<p role="status">Saved.</p>' : ''
    return { html: page('Your card', `${said}${cardForm('Save card')}${remove}${back}`) }
  }

  function cardsOf(customer: string): string[] {
    return [...state.cards.values()].filter((it) => it.customer === customer).map(({ id }) => id)
  }
}

function cardForm(button: string): string {
  return `<form method="post"><label>Card number <input name="card"></label> <button>${button}</button></form>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`
}
