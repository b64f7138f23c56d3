export const Location = () => null
