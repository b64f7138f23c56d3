/**
 * Name of the file with the channels of an environment, below the folder of a remote and without `.json`. The main
 * environment has the one that a store without environments has.
 */
export const channelsName = (environment: string | undefined, main: string | undefined): string =>
  environment === undefined || environment === main ? 'channels' : `environments/${environment}`
