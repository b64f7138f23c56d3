/** A cluster of one: a monitor, an in-memory store, and the S3 gateway, on loopback. */
export const configuration = (folder: string, fsid: string, ports: { first: number; gateway: number }) => `
[global]
fsid = ${fsid}
monmap = ${folder}/monmap
public addr = 127.0.0.1
cluster addr = 127.0.0.1
ms bind ipv6 = false
ms bind msgr2 = false
ms bind port min = ${ports.first + 1}
ms bind port max = ${ports.gateway - 1}
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
run dir = ${folder}
admin socket =
log file = ${folder}/$name.log
log to stderr = false
err to stderr = false
keyring = ${folder}/keyring
mon data = ${folder}/mon
mon data avail crit = 0
mon data avail warn = 0
mon allow pool size one = true
paxos propose interval = 0.05
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd crush initial weight = 1
osd crush chooseleaf type = 0
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
rgw rados pool pg num min = 1
rgw frontends = beast endpoint=127.0.0.1:${ports.gateway}
`

/**
 * Keys of the cluster's daemons and clients: the same for all, with all rights. Without keys a command could
 * reach the monitor before the client knew the cluster, and was refused or never answered, one time in a
 * hundred.
 */
export const keyring = (key: string) =>
  ['mon.', 'osd.0', 'client.admin', 'client.gateway']
    .map(
      (name) =>
        `[${name}]\nkey = ${key}\n${['mon', 'osd'].map((one) => `caps ${one} = "allow *"\n`).join('')}`,
    )
    .join('')
