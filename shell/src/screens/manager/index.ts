export const Manager = () => null
