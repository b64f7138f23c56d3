/** Name of the button that submits the form to request a mailed code. */
export const codeButton = 'sendCode'
