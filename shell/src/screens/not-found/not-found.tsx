export const NotFound = () => <h1>404</h1>
