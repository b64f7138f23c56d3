/** Name of the button that sends the form to have a code mailed to its address. */
export const codeButton = 'sendCode'
