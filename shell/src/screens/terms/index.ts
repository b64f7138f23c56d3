export const Terms = () => null
