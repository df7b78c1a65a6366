/** Why a request about a district’s bills is refused. */
export const billingProblems = {
  'price-changed': {
    status: 409,
    message: 'The price or the term has changed since this page was opened. Nothing was ordered. Look again.',
  },
  'school-has-plan': {
    status: 409,
    message: 'One of these schools is part of your plan already. Nothing was ordered. Reload the page.',
  },
  'quote-not-valid': {
    status: 409,
    message:
      'This quote has expired, or your plan has changed since. Nothing was ordered. Ask for a new quote.',
  },
  'invoice-overdue': {
    status: 409,
    message: 'An invoice of your district is overdue. Nothing was ordered. Pay it first, or email support.',
  },
  'too-many-orders': {
    status: 429,
    message:
      'Your district has asked for many quotes and orders today. Try again tomorrow, or email support.',
  },
  'order-not-found': { status: 404, message: 'That order does not exist.' },
  'order-not-owed': { status: 409, message: 'Nothing is owed for that order. Reload the page.' },
  'cards-not-taken': {
    status: 409,
    message: 'Cards are not taken here. Pay by purchase order or invoice, or email support.',
  },
  'card-service-silent': {
    status: 503,
    message: 'The card processor does not answer. Nothing was charged. Try again in a few minutes.',
  },
  'no-card-on-file': { status: 409, message: 'There is no card on file. Reload the page.' },
  'document-not-found': { status: 404, message: 'That document does not exist.' },
  'nothing-to-cancel': { status: 409, message: 'There is no plan to cancel. Reload the page.' },
  'billing-file-not-known': {
    status: 422,
    message: 'This file cannot be read. Choose a PDF, a PNG or a JPEG.',
  },
  'too-many-billing-files': {
    status: 409,
    message: 'Your district has sent in very many files. Please email support.',
  },
  'district-not-found': { status: 404, message: 'That district does not exist.' },
  'trial-not-extendable': {
    status: 409,
    message: 'This trial cannot be extended to that day: once, by at most 30 days, and not beside a plan.',
  },
  'payment-day-not-valid': {
    status: 422,
    message: 'The day of a payment is today or before, at most a year back.',
  },
  'start-not-valid': { status: 422, message: 'The first day is at most a year from today, back or ahead.' },
} as const
