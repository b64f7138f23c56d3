/**
 * Name of the file with the channels of an environment, below the folder of a remote and without `.json`. The main
 * environment has the one that a store without environments has.
 */
export const channelsName = (environment: string | undefined, main: string | undefined): string =>
  environment === undefined || environment === main ? 'channels' : `environments/${environment}`

/**
 * File with the deliveries to hooks of what happens in an environment. Each environment has a history of its own, and a
 * position in one says nothing of another.
 */
export const deliveriesFile = (environment: string | undefined, main: string | undefined): string =>
  environment === undefined || environment === main
    ? 'hooks/deliveries.json'
    : `hooks/deliveries.${environment}.json`
