/** What a service for sending asks its customers to enter. */
interface Service {
  /** End of the name of its server. */
  server: RegExp
  /** Its own SPF record, which that of the domain includes. */
  include: string
  /** Names of its DKIM keys. */
  selectors: readonly string[]
}

/** As their documentation says; one that is missing here is found by its addresses and the usual names. */
const services: readonly Service[] = [
  { server: /\.(gmail|google)\.com$/, include: '_spf.google.com', selectors: ['google'] },
  {
    server: /\.(office365|outlook)\.com$/,
    include: 'spf.protection.outlook.com',
    selectors: ['selector1', 'selector2'],
  },
  { server: /\.amazonaws\.com$/, include: 'amazonses.com', selectors: [] },
  { server: /\.mailgun\.org$/, include: 'mailgun.org', selectors: ['mx', 'pic', 'smtp', 'k1'] },
  { server: /\.sendgrid\.net$/, include: 'sendgrid.net', selectors: ['s1', 's2'] },
  { server: /\.brevo\.com$|\.sendinblue\.com$/, include: 'spf.brevo.com', selectors: ['mail', 'brevo1'] },
  { server: /\.mailjet\.com$/, include: 'spf.mailjet.com', selectors: ['mailjet'] },
  { server: /\.mtasv\.net$|\.postmarkapp\.com$/, include: 'spf.mtasv.net', selectors: ['pm'] },
  { server: /\.(messagingengine|fastmail)\.com$/, include: 'spf.messagingengine.com', selectors: ['fm1'] },
  {
    server: /\.ionos\.(de|com)$|\.kundenserver\.de$/,
    include: '_spf.kundenserver.de',
    selectors: ['s1-ionos'],
  },
  { server: /\.mailbox\.org$/, include: 'mailbox.org', selectors: ['MBO0001'] },
]

export const serviceOf = (server: string): Service | undefined =>
  services.find((one) => one.server.test(`.${server}`))

/** Names under which providers usually publish their key; there is no list of a domain's. */
export const usualSelectors = [
  'default',
  'mail',
  'dkim',
  'google',
  'selector1',
  'selector2',
  's1',
  'k1',
  'fm1',
  'protonmail',
] as const
