export const Brochure = () => null
