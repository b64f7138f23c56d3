export const Privacy = () => null
