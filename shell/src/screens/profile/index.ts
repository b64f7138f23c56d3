export const Profile = () => null
