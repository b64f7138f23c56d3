import type { Metrics } from '@calm-rest/api'
import { errorBudgetActor, type ReleaseStore } from '@calm-rest/releases'

/**
 * Adds gauges of the live versions, and of those that the error budget rolled back, from the channels of each remote.
 */
export const addReleaseGauges = ({ gauge }: Pick<Metrics, 'gauge'>, store: ReleaseStore) => {
  const channels = () => store.remotes().map((remote) => ({ remote, ...store.readChannels(remote) }))

  gauge({
    name: 'calm_rest_release_live',
    help: '1 for the version of each remote that is live',
    labels: ['remote', 'version'],
    read: () =>
      channels().flatMap(({ remote, stable }) =>
        stable ? [{ value: 1, labels: { remote, version: stable } }] : [],
      ),
  })
  gauge({
    name: 'calm_rest_release_canary_percent',
    help: 'Share of visitors that get the canary of a remote, where it has one',
    labels: ['remote', 'version'],
    read: () =>
      channels().flatMap(({ remote, canary }) =>
        canary ? [{ value: canary.percent, labels: { remote, version: canary.version } }] : [],
      ),
  })
  gauge({
    name: 'calm_rest_releases_rolled_back',
    help: 'Releases that the error budget ever rolled back or demoted',
    labels: ['remote'],
    read: () =>
      channels().map(({ remote, history }) => ({
        value: history.filter(({ by }) => by === errorBudgetActor).length,
        labels: { remote },
      })),
  })
  gauge({
    name: 'calm_rest_release_store_away',
    help: '1 while the bucket of releases does not answer; always 0 where they are in a folder',
    read: () => [{ value: store.isUnreachable() ? 1 : 0 }],
  })
}
