export const About = () => null
