export const Services = () => null
